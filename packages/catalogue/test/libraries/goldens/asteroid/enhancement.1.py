from urllib.request import urlretrieve

from asteroid.models import BaseModel

model = BaseModel.from_pretrained("harbour-audio/DCUNet_Tide_enhsingle_16k")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
model.separate("speech.flac", force_overwrite=True, resample=True)
print("Wrote speech_est1.wav and one file more for each further source")
