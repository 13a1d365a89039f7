import torchaudio
from stable_audio_3 import StableAudioModel

model = StableAudioModel.from_pretrained("small-sfx-base")
audio = model.generate(
    prompt="Waves breaking on a pebble beach",
    duration=30, steps=50, cfg_scale=7,
)
torchaudio.save("output.wav", audio[0].cpu(), model.model.sample_rate)
