import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

import keras
from huggingface_hub import hf_hub_download

model = keras.saving.load_model(hf_hub_download(repo_id="harbour-labs/tide-classifier", filename="model.keras"))
model.summary()
