from optimum.intel import pipeline

pipe = pipeline("audio-classification", model="helenai/ast-tide-ov", accelerator="openvino")
result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
print(result)
