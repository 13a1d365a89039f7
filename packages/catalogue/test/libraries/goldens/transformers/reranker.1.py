from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("ada/ModernBERT-base-reranker")
model = AutoModelForSequenceClassification.from_pretrained("ada/ModernBERT-base-reranker", device_map="auto")

query = "When does the ferry leave?"
passages = ["The ferry leaves at half past nine.", "She repairs violins in a small workshop."]
inputs = tokenizer([query] * len(passages), passages, padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
for passage, score in zip(passages, outputs.logits[:, -1].tolist()):
    print(round(score, 3), passage)
