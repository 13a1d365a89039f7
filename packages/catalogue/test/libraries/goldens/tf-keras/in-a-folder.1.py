import numpy as np
import tf_keras
from huggingface_hub import snapshot_download

folder = "model/"
root = snapshot_download("harbour/wave-classifier", allow_patterns=f"{folder}*")
model = tf_keras.models.load_model(f"{root}/{folder}")
model.summary()

inputs = [np.zeros([size or 1 for size in one.shape], one.dtype.name) for one in model.inputs]
print(model.predict(inputs))
