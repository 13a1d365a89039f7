from transformers import AutoProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("openai/clip-vit-base-patch32")
model = AutoModel.from_pretrained("openai/clip-vit-base-patch32", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, text=["a photo"], padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print({name: tuple(value.shape) for name, value in outputs.items() if hasattr(value, "shape")})
