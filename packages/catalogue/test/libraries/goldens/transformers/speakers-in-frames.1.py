from transformers import AutoFeatureExtractor, AutoModelForAudioFrameClassification
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("microsoft/wavlm-base-plus-sd")
model = AutoModelForAudioFrameClassification.from_pretrained("microsoft/wavlm-base-plus-sd", device_map="auto")

rate = extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = extractor(audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model(**inputs)
# A column for each speaker: 1 while that speaker is heard.
print((outputs.logits[0].sigmoid() > 0.5).long().tolist())
