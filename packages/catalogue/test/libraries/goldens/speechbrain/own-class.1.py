from urllib.request import urlretrieve

from speechbrain.inference import foreign_class

model = foreign_class("speechbrain/emotion-recognition-wav2vec2-IEMOCAP", pymodule_file="custom_interface.py", classname="CustomEncoderWav2vec2Classifier")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
probabilities, score, index, label = model.classify_file("speech.flac")
print(label, score)
