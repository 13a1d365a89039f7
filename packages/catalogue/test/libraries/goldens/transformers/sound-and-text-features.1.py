from transformers import AutoFeatureExtractor, AutoModel
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("laion/clap-htsat-unfused")
model = AutoModel.from_pretrained("laion/clap-htsat-unfused", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.get_audio_features(**inputs)
print(outputs.pooler_output.shape)
