from transformers import pipeline

pipe = pipeline("image-segmentation", model="ada/segformer-b1-roads")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
