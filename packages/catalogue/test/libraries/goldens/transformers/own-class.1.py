from transformers import AutoFeatureExtractor, AutoModelForAudioClassification
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("m3hrdadfi/wav2vec2-base-100k-gtzan-music-genres")
model = AutoModelForAudioClassification.from_pretrained("m3hrdadfi/wav2vec2-base-100k-gtzan-music-genres", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
