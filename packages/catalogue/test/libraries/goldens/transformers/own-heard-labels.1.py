from transformers import pipeline

pipe = pipeline("zero-shot-audio-classification", model="laion/clap-htsat-fused")

labels = ["speech", "music", "a barking dog"]
result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", candidate_labels=labels)
print(result)
