import aneforge as af
from transformers.audio_utils import load_audio

model = af.load_whisper("aneforge/whisper-base.en")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
print(model.transcribe(audio))
