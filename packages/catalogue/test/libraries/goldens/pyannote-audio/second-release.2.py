from urllib.request import urlretrieve

from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

pipeline = Pipeline.from_pretrained("pyannote/speaker-diarization")
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
excerpt = Segment(start=1.0, end=3.0)

output = pipeline("speech.flac")
print(output)

waveform, sample_rate = Audio().crop("speech.flac", excerpt)
output = pipeline({"waveform": waveform, "sample_rate": sample_rate})
print(output)
