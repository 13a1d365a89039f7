from transformers import AutoProcessor, AutoModelForSpeechSeq2Seq

processor = AutoProcessor.from_pretrained("nari-labs/Dia-1.6B-0626")
model = AutoModelForSpeechSeq2Seq.from_pretrained("nari-labs/Dia-1.6B-0626", device_map="auto")

text = ["[S1] The ferry leaves at half past nine."]
inputs = processor(text=text, padding=True, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=1024)
processor.save_audio(processor.batch_decode(outputs), "output.wav")
