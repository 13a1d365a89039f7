from transformers import AutoProcessor, ViltForImageAndTextRetrieval
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("dandelin/vilt-b32-finetuned-flickr30k")
model = ViltForImageAndTextRetrieval.from_pretrained("dandelin/vilt-b32-finetuned-flickr30k", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
for text in ["two parrots on a branch", "a football match"]:
    inputs = processor(image, text, return_tensors="pt").to(model.device)
    print(text, model(**inputs).logits[0, 0].item())
