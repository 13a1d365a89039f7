from urllib.request import urlretrieve

from speechbrain.inference import EncoderClassifier

model = EncoderClassifier.from_hparams("speechbrain/lang-id-voxlingua107-ecapa")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
probabilities, score, index, label = model.classify_file("speech.flac")
print(label, score)
