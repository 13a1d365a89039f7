from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("prithivida/parrot_adequacy_on_BART")
model = AutoModelForSequenceClassification.from_pretrained("prithivida/parrot_adequacy_on_BART", device_map="auto")

text = "The ferry leaves at half past nine."
paraphrase = "The boat departs at 9:30."
inputs = tokenizer(text, paraphrase, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits[0, [0, 2]].softmax(0)[1].item())
