import os
from urllib.request import urlretrieve

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.models.sam3 import SAM3InstanceSegment

model = SAM3InstanceSegment.from_weights("kerasformers/sam3")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
result = model.predict("photo.png", text="bird")[0]
print(result["scores"], result["boxes"], result["masks"].shape)
