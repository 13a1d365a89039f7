import aneforge as af
from transformers.image_utils import load_image

model = af.load_vit("aneforge/vit-base-patch16-224")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(model.classify(image))
