from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("ada/harbour-g2p-t5")
model = AutoModelForSeq2SeqLM.from_pretrained("ada/harbour-g2p-t5", device_map="auto")

inputs = tokenizer("The ferry leaves at half past nine.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=128)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
