from transformers import AutoProcessor, AutoModelForAudioFrameClassification
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("nvidia/Nemotron-3-Diarization")
model = AutoModelForAudioFrameClassification.from_pretrained("nvidia/Nemotron-3-Diarization", device_map="auto")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = processor(audio, sampling_rate=rate).to(model.device, model.dtype)
outputs = model(**inputs)
print(processor.extract_speaker_dict(outputs.logits, inputs["attention_mask"])[0])
