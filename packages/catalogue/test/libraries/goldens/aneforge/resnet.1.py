import aneforge as af
from transformers.image_utils import load_image
from torchvision.models import get_model_weights

model = af.load_resnet(50)
weights = get_model_weights("resnet50").IMAGENET1K_V1

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
pixels = weights.transforms()(image).unsqueeze(0).numpy()
print(weights.meta["categories"][int(model(pixels).argmax())])
