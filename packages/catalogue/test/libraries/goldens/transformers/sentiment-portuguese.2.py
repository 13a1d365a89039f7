from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("lucas-leme/FinBERT-PT-BR")
model = AutoModelForSequenceClassification.from_pretrained("lucas-leme/FinBERT-PT-BR", device_map="auto")

inputs = tokenizer("Os funcionários foram gentis e o quarto estava impecável.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
