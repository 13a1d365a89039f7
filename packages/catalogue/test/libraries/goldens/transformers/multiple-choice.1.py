from transformers import AutoTokenizer, AutoModelForMultipleChoice

tokenizer = AutoTokenizer.from_pretrained("someone/bert-swag")
model = AutoModelForMultipleChoice.from_pretrained("someone/bert-swag", device_map="auto")

question = "What carries people to the island?"
choices = ["A ferry.", "A violin.", "A lighthouse."]
inputs = tokenizer([question] * len(choices), choices, padding=True, return_tensors="pt")
inputs = {name: values.unsqueeze(0).to(model.device) for name, values in inputs.items()}
outputs = model(**inputs)
print(choices[outputs.logits.argmax(-1).item()])
