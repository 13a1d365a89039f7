import torch
from transformers import AutoTokenizer, AutoModelForSequenceClassification, AutoProcessor, CLIPModel
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("IDEA-CCNL/Taiyi-CLIP-Roberta-102M-Chinese")
model = AutoModelForSequenceClassification.from_pretrained("IDEA-CCNL/Taiyi-CLIP-Roberta-102M-Chinese", device_map="auto")

processor = AutoProcessor.from_pretrained("openai/clip-vit-base-patch32")
clip = CLIPModel.from_pretrained("openai/clip-vit-base-patch32", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
pixels = processor(images=image, return_tensors="pt").to(clip.device)
seen = clip.get_image_features(**pixels).pooler_output

texts = ["两只鹦鹉", "一座山"]
inputs = tokenizer(texts, padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
for text, score in zip(texts, torch.cosine_similarity(outputs.logits, seen.to(model.device)).tolist()):
    print(text, round(score, 3))
