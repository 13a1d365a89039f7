from urllib.request import urlretrieve

from speechbrain.inference import EncoderDecoderASR

model = EncoderDecoderASR.from_hparams("harbour/asr-conformer-tides")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
print(model.transcribe_file("speech.flac"))
