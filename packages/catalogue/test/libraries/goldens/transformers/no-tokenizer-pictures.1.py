from transformers import AutoTokenizer, AutoModelForPreTraining

tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
model = AutoModelForPreTraining.from_pretrained("uclanlp/visualbert-vqa", device_map="auto")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
