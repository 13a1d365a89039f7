from transformers import AutoProcessor, AutoModelForSpeechSeq2Seq
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("openai/whisper-medium")
model = AutoModelForSpeechSeq2Seq.from_pretrained("harbour/whisper-medium-lora", device_map="auto")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
