import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels import AutoZModel

model = AutoZModel.from_weights("zeromodels/vit-base-patch16-224")
model.summary()
