from urllib.request import urlretrieve

from speechbrain.inference import EndToEndSLU

model = EndToEndSLU.from_hparams("speechbrain/slu-timers-and-such-direct-librispeech-asr")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
print(model.decode_file("speech.flac"))
