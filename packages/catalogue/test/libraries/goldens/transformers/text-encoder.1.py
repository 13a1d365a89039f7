from transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained("google/byt5-small")
model = AutoModel.from_pretrained("google/byt5-small", device_map="auto")

inputs = tokenizer("The lighthouse keeper wrote down the weather every evening.", return_tensors="pt").to(model.device)
outputs = model.get_encoder()(**inputs)
print(outputs[0].shape)
