from transformers import pipeline

pipe = pipeline("image-classification", model="google/vit-base-patch16-224")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
