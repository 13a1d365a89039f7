from transformers import AutoTokenizer, AutoModelForNextSentencePrediction

tokenizer = AutoTokenizer.from_pretrained("harbour/bert-next")
model = AutoModelForNextSentencePrediction.from_pretrained("harbour/bert-next", device_map="auto")

inputs = tokenizer("The ferry was late.", "It left at ten.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print("follows" if outputs.logits.argmax(-1).item() == 0 else "does not follow")
