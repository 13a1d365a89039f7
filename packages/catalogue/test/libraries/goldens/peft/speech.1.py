from peft import PeftModel
from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

base = "openai/whisper-small"
processor = AutoProcessor.from_pretrained(base)
base_model = AutoModelForSpeechSeq2Seq.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "harbour/whisper-lora")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
