import numpy as np
import tf_keras
from huggingface_hub import snapshot_download

model = tf_keras.models.load_model(snapshot_download("keras-io/lowlight-enhance-mirnet"))
model.summary()

inputs = [np.zeros([size or 1 for size in one.shape], one.dtype.name) for one in model.inputs]
print(model.predict(inputs))
