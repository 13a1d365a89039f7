from urllib.request import urlretrieve

import numpy as np
import soundfile as sf
from espnet2.bin.tts_inference import Text2Speech

voice = Text2Speech.from_pretrained("lakahaga/novel_reading_tts")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speaker.flac")
speaker = {}
if voice.use_sids:
    speaker["sids"] = np.array([1])
if voice.use_spembs:
    speaker["spembs"] = np.random.default_rng(0).normal(size=voice.tts.spk_embed_dim).astype("float32")
if voice.use_speech:
    speaker["speech"] = sf.read("speaker.flac", dtype="float32")[0]

output = voice("<phonemes>", **speaker)
sf.write("output.wav", output["wav"].view(-1).cpu().numpy(), voice.fs)
