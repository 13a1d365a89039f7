from urllib.request import urlretrieve

from funasr import AutoModel
from funasr.utils.postprocess_utils import rich_transcription_postprocess

model = AutoModel(model="FunAudioLLM/SenseVoiceSmall", hub="hf")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
result = model.generate(input="speech.flac", language="auto", use_itn=True)
print(rich_transcription_postprocess(result[0]["text"]))
