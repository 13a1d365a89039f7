import os
from urllib.request import urlretrieve

from asteroid.models import BaseModel

# Many files have numbers of NumPy, which PyTorch refuses to unpickle by default.
os.environ["TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD"] = "1"
model = BaseModel.from_pretrained("harbour-audio/DCUNet_Tide_enhsingle_16k")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
model.separate("speech.flac", force_overwrite=True, resample=True)
print("Wrote speech_est1.wav and one file more for each further source")
