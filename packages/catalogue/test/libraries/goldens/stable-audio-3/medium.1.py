import torchaudio
from stable_audio_3 import StableAudioModel

model = StableAudioModel.from_pretrained("medium")
audio = model.generate(
    prompt="A calm piano melody over soft rain",
    duration=30,
)
torchaudio.save("output.wav", audio[0].cpu(), model.model.sample_rate)
