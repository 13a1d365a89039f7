from transformers import AutoImageProcessor, AutoModelForImageToImage
from PIL import Image
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("caidas/swin2SR-classical-sr-x2-64")
model = AutoModelForImageToImage.from_pretrained("caidas/swin2SR-classical-sr-x2-64", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
pixels = outputs.reconstruction[0].detach().float().clamp(0, 1).cpu().numpy()
Image.fromarray((pixels.transpose(1, 2, 0) * 255).astype("uint8")).save("output.png")
