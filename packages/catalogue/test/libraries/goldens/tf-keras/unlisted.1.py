import numpy as np
import tf_keras
from huggingface_hub import list_repo_files, snapshot_download

files = list_repo_files("liman21/Potato_Disease")
file = next(name for name in files if name.endswith("saved_model.pb"))
folder = file.removesuffix("saved_model.pb")
root = snapshot_download("liman21/Potato_Disease", allow_patterns=f"{folder}*")
model = tf_keras.models.load_model(f"{root}/{folder}")
model.summary()

inputs = [np.zeros([size or 1 for size in one.shape], one.dtype.name) for one in model.inputs]
print(model.predict(inputs))
