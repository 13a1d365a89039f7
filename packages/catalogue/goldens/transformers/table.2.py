from transformers import AutoTokenizer, AutoModelForTableQuestionAnswering

tokenizer = AutoTokenizer.from_pretrained("google/tapas-base-finetuned-wtq")
model = AutoModelForTableQuestionAnswering.from_pretrained("google/tapas-base-finetuned-wtq", device_map="auto")

inputs = tokenizer("Who is oldest?", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
