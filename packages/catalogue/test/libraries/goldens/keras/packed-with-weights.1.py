import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

import keras
import numpy as np
from huggingface_hub import hf_hub_download

model = keras.saving.load_model(hf_hub_download(repo_id="harbour/tide-classes", filename="tide.keras"))
model.summary()

inputs = [np.zeros([size or 1 for size in one.shape], one.dtype) for one in model.inputs]
print(model.predict(inputs))
