import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

import keras

model = keras.saving.load_model("hf://keras-io/conv-mixer")
model.summary()
