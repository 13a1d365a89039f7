from transformers import pipeline

pipe = pipeline("mask-generation", model="facebook/sam-vit-base")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
