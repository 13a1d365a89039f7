from urllib.request import urlretrieve

import soundfile as sf
from espnet2.bin.s2t_inference import Speech2Text

recognizer = Speech2Text.from_pretrained("espnet/owsm_v3.1_ebf")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
speech, rate = sf.read("speech.flac")
text, *_ = recognizer(speech)[0]
print(text)
