from urllib.request import urlretrieve

from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained("pyannote/wespeaker-voxceleb-resnet34-LM")
inference = Inference(model)
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
excerpt = Segment(start=1.0, end=3.0)

print(inference("speech.flac").data.shape)
print(inference.crop("speech.flac", excerpt).data.shape)
