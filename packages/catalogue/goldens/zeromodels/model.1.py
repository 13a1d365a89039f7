import os

os.environ["KERAS_BACKEND"] = "jax"

from zeromodels import AutoZModel  # noqa: E402

model = AutoZModel.from_weights("zeromodels/vit-base-patch16-224")
model.summary()
