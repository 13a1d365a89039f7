from transformers import AutoProcessor, CLIPSegForImageSegmentation
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("CIDAS/clipseg-rd64-refined")
model = CLIPSegForImageSegmentation.from_pretrained("CIDAS/clipseg-rd64-refined", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ["a bird", "a branch"]
inputs = processor(text=labels, images=[image] * len(labels), padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
for label, mask in zip(labels, outputs.logits.sigmoid()):
    print(label, mask.shape, round((mask > 0.5).float().mean().item(), 3))
