from PIL import Image
from transformers import AutoImageProcessor, VitMatteForImageMatting
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("hustvl/vitmatte-small-composition-1k")
model = VitMatteForImageMatting.from_pretrained("hustvl/vitmatte-small-composition-1k", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
# Black is background and white the subject; the model decides what is grey.
trimap = Image.new("L", image.size, 0)
trimap.paste(128, (32, 32, image.width - 32, image.height - 32))
inputs = processor(images=image, trimaps=trimap, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
alpha = outputs.alphas[0, 0, : image.height, : image.width].detach().float().cpu().numpy()
image.putalpha(Image.fromarray((alpha * 255).astype("uint8")))
image.save("output.png")
