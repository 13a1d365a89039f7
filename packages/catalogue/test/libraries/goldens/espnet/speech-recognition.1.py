from urllib.request import urlretrieve

import soundfile as sf
from espnet2.bin.asr_inference import Speech2Text

recognizer = Speech2Text.from_pretrained("espnet/simpleoier_librispeech_asr_train_asr_conformer7_hubert_ll60k_large_raw_en_bpe5000_sp")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
speech, rate = sf.read("speech.flac")
text, *_ = recognizer(speech)[0]
print(text)
