from optimum.onnxruntime import pipeline

pipe = pipeline("automatic-speech-recognition", model="optimum/whisper-tiny.en")
result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
print(result)
