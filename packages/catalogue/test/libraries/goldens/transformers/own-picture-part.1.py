from transformers import AutoImageProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("openai/clip-vit-base-patch32")
model = AutoModel.from_pretrained("csarron/clip-vit-base-patch16", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print(outputs.pooler_output.shape)
