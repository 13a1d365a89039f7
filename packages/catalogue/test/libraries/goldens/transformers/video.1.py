from transformers import pipeline

pipe = pipeline("video-classification", model="MCG-NJU/videomae-base")
result = pipe("https://huggingface.co/datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4")
print(result)
