from transformers import AutoFeatureExtractor, AutoModel
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("openai/whisper-base")
model = AutoModel.from_pretrained("openai/whisper-base", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.get_encoder()(**inputs)
print(outputs[0].shape)
