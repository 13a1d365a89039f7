from transformers import AutoProcessor, AutoModelForSpeechSeq2Seq
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("ibm-granite/granite-speech-3.3-2b")
model = AutoModelForSpeechSeq2Seq.from_pretrained("ibm-granite/granite-speech-3.3-2b", device_map="auto")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
messages = [{"role": "user", "content": "<|audio|>can you transcribe the speech into a written format?"}]
prompt = processor.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
inputs = processor(text=prompt, audio=audio, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=200)
print(processor.tokenizer.batch_decode(outputs[:, inputs["input_ids"].shape[1]:], skip_special_tokens=True)[0])
