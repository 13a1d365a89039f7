from urllib.request import urlretrieve

from speechbrain.inference import EncoderASR

model = EncoderASR.from_hparams("speechbrain/asr-wav2vec2-commonvoice-en")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
print(model.transcribe_file("speech.flac"))
