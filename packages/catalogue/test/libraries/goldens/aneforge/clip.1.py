import aneforge as af
from transformers.image_utils import load_image

model = af.load_clip("aneforge/clip-vit-base-patch32")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(model.classify(image, ["a photo of two birds", "a photo of a boat"]))
