import numpy as np
from transformers.audio_utils import load_audio
from transformers import AutoFeatureExtractor, AutoModel

extractor = AutoFeatureExtractor.from_pretrained("facebook/encodec_48khz")
model = AutoModel.from_pretrained("facebook/encodec_48khz", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
audio = np.stack([audio, audio])
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model(**inputs)
print(outputs[0].shape)
