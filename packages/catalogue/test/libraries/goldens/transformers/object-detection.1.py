from transformers import pipeline

pipe = pipeline("object-detection", model="facebook/detr-resnet-50")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
