from transformers import AutoFeatureExtractor, AutoModelForPreTraining
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("harbour/wav2vec2-tide")
model = AutoModelForPreTraining.from_pretrained("harbour/wav2vec2-tide", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model(**inputs)
print(outputs[0].shape)
