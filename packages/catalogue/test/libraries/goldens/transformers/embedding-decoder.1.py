from transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained("zeroentropy/zembed-1-embedding")
model = AutoModel.from_pretrained("zeroentropy/zembed-1-embedding", device_map="auto")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
