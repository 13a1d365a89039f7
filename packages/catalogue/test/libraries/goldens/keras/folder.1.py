import os
from pathlib import Path

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

import keras
import numpy as np
from huggingface_hub import snapshot_download

folder = Path(snapshot_download("harbour/conv-mixer"))
files = [*folder.rglob("*.keras"), *folder.rglob("*.h5")]
models = [file for file in files if "weights" not in file.name]
model = keras.saving.load_model(models[0] if models else folder)
model.summary()

inputs = [np.zeros([size or 1 for size in one.shape], one.dtype) for one in model.inputs]
print(model.predict(inputs))
