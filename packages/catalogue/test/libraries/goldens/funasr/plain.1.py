from urllib.request import urlretrieve

from funasr import AutoModel

model = AutoModel(model="funasr/paraformer-zh", hub="hf")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
result = model.generate(input="speech.flac")
print(result[0]["text"])
