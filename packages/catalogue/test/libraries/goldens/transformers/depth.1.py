from transformers import pipeline

pipe = pipeline("depth-estimation", model="Intel/dpt-large")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
