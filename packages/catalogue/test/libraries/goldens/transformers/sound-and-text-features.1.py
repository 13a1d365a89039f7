from transformers import AutoProcessor, AutoModel
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("laion/clap-htsat-unfused")
model = AutoModel.from_pretrained("laion/clap-htsat-unfused", device_map="auto")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt").to(model.device, model.dtype)
outputs = model.get_audio_features(**inputs)
print(outputs.pooler_output.shape)
