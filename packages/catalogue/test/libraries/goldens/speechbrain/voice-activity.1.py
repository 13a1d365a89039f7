from urllib.request import urlretrieve

from speechbrain.inference import VAD

model = VAD.from_hparams("speechbrain/vad-crdnn-libriparty")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
print(model.get_speech_segments("speech.flac"))
