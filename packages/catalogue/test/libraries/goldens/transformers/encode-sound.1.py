from transformers import AutoFeatureExtractor, AutoModelForAudioTokenization
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("bosonai/higgs-audio-v2-tokenizer")
model = AutoModelForAudioTokenization.from_pretrained("bosonai/higgs-audio-v2-tokenizer", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.encode(inputs["input_values"])
print(outputs.audio_codes.shape)
