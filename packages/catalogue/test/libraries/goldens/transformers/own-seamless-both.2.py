from transformers import SeamlessM4TProcessor, AutoModelForSpeechSeq2Seq
from transformers.audio_utils import load_audio

processor = SeamlessM4TProcessor.from_pretrained("ada/seamless-m4t-v2-large")
model = AutoModelForSpeechSeq2Seq.from_pretrained("ada/seamless-m4t-v2-large", device_map="auto")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio=audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, tgt_lang="eng")
print(processor.decode(outputs[0], skip_special_tokens=True))
