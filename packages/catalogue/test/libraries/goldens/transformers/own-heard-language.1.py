from transformers import AutoProcessor, AutoModelForSpeechSeq2Seq
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("CohereLabs/cohere-transcribe-03-2026")
model = AutoModelForSpeechSeq2Seq.from_pretrained("CohereLabs/cohere-transcribe-03-2026", device_map="auto")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = processor(audio=audio, language="en", sampling_rate=rate, return_tensors="pt")
chunks = inputs.get("audio_chunk_index")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=256)
print(processor.decode(outputs, skip_special_tokens=True, audio_chunk_index=chunks, language="en")[0])
