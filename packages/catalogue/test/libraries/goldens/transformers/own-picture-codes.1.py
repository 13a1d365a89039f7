import torch
from transformers import AutoImageProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("BAAI/Emu3-VisionTokenizer", trust_remote_code=True)
model = AutoModel.from_pretrained("BAAI/Emu3-VisionTokenizer", trust_remote_code=True).eval().cuda()

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
pixels = processor(image, return_tensors="pt")["pixel_values"].cuda()
with torch.no_grad():
    codes = model.encode(pixels)
    decoded = model.decode(codes)
print(codes.shape)
processor.postprocess(decoded.flatten(0, 1))["pixel_values"][0].save("output.png")
