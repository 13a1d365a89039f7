from optimum.intel import pipeline

pipe = pipeline("automatic-speech-recognition", model="OpenVINO/distil-whisper-large-v3-int8-ov", accelerator="openvino")
result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
print(result)
