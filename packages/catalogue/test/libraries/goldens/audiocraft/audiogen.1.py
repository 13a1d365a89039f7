from audiocraft.data.audio import audio_write
from audiocraft.models import AudioGen

model = AudioGen.get_pretrained("facebook/audiogen-medium")
model.set_generation_params(duration=5)

descriptions = [
    "A kettle coming to the boil",
    "Footsteps on gravel",
    "Small waves against a wooden boat",
]
for number, wav in enumerate(model.generate(descriptions), start=1):
    audio_write(f"sample_{number}", wav.cpu(), model.sample_rate, strategy="loudness")
