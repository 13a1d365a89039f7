from transformers import pipeline

pipe = pipeline("audio-classification", model="superb/wav2vec2-base-superb-ks")
result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
print(result)
