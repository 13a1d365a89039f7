from transformers import AutoTokenizer, AutoModelForQuestionAnswering

tokenizer = AutoTokenizer.from_pretrained("deepset/roberta-base-squad2")
model = AutoModelForQuestionAnswering.from_pretrained("deepset/roberta-base-squad2", device_map="auto")

question = "Where do I live?"
context = "My name is Wolfgang and I live in Berlin"
inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
outputs = model(**inputs)
start = outputs.start_logits.argmax()
end = outputs.end_logits.argmax()
print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
