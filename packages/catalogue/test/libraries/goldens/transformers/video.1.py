from transformers import pipeline

pipe = pipeline("video-classification", model="MCG-NJU/videomae-base")
result = pipe("video.mp4")
print(result)
