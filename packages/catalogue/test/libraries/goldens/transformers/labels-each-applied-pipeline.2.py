from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("bhadresh-savani/bert-base-go-emotion")
model = AutoModelForSequenceClassification.from_pretrained("bhadresh-savani/bert-base-go-emotion", device_map="auto")

inputs = tokenizer("The staff were kind and the room was spotless.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
# Several labels may apply, each with a score of its own.
for number, score in enumerate(outputs.logits[0].sigmoid().tolist()):
    if score > 0.3:
        print(model.config.id2label[number], round(score, 3))
