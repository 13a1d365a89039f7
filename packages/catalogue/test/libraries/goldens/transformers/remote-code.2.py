from transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained("nomic-ai/nomic-embed-text-v1.5", trust_remote_code=True)
model = AutoModel.from_pretrained("nomic-ai/nomic-embed-text-v1.5", trust_remote_code=True, device_map="auto")

inputs = tokenizer("The lighthouse keeper wrote down the weather every evening.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
