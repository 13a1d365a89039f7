from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("OpenAssistant/reward-model-deberta-v3-large-v2")
model = AutoModelForSequenceClassification.from_pretrained("OpenAssistant/reward-model-deberta-v3-large-v2", device_map="auto")

question = "What is the capital of France?"
answer = "The capital of France is Paris."
inputs = tokenizer(question, answer, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits[0, 0].item())
