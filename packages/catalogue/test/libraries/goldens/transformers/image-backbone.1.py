from transformers import AutoImageProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("facebook/dinov3-convnext-tiny-pretrain-lvd1689m")
model = AutoModel.from_pretrained("facebook/dinov3-convnext-tiny-pretrain-lvd1689m", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print(outputs[0].shape)
