from audiocraft.data.audio import audio_write
from audiocraft.models import MAGNeT

model = MAGNeT.get_pretrained("facebook/magnet-small-10secs")

descriptions = [
    "A slow waltz for piano and cello",
    "Bright folk guitar with hand claps",
    "Calm electronic pads over soft rain",
]
for number, wav in enumerate(model.generate(descriptions), start=1):
    audio_write(f"sample_{number}", wav.cpu(), model.sample_rate, strategy="loudness")
