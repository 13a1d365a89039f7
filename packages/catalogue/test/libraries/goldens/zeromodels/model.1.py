import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMImageProcessor, AutoZMImageClassify

preparer = AutoZMImageProcessor.from_weights("zeromodels/vit-base-patch16-224")
model = AutoZMImageClassify.from_weights("zeromodels/vit-base-patch16-224")

scores = model(preparer("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"))
print("Class", int(scores[0].argmax()))
