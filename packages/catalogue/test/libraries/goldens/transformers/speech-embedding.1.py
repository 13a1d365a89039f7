from transformers import pipeline

pipe = pipeline("audio-classification", model="microsoft/wavlm-base-plus-sv")
result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
print(result)
