from transformers import AutoProcessor, AutoModelForTDT
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("nvidia/parakeet-tdt-0.6b-v3")
model = AutoModelForTDT.from_pretrained("nvidia/parakeet-tdt-0.6b-v3", device_map="auto")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs)
print(processor.batch_decode(outputs.sequences, skip_special_tokens=True)[0])
