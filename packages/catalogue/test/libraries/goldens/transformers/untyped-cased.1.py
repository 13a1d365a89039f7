from transformers import BertTokenizer, BertModel

tokenizer = BertTokenizer.from_pretrained("dmis-lab/biobert-base-cased-v1.1", do_lower_case=False)
model = BertModel.from_pretrained("dmis-lab/biobert-base-cased-v1.1", device_map="auto")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
