from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("microsoft/DialogRPT-human-vs-rand")
model = AutoModelForSequenceClassification.from_pretrained("microsoft/DialogRPT-human-vs-rand", device_map="auto")

said = "I love the sea!"
answer = "Me too! Where do you go?"
inputs = tokenizer(f"{said}<|endoftext|>{answer}", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits.sigmoid().item())
