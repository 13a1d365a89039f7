from transformers import AutoTokenizer, AutoModelForTokenClassification

tokenizer = AutoTokenizer.from_pretrained("kredor/punctuate-all")
model = AutoModelForTokenClassification.from_pretrained("kredor/punctuate-all", device_map="auto")

inputs = tokenizer("ada lovelace met charles babbage in london in 1833", return_tensors="pt").to(model.device)
outputs = model(**inputs)
tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):
    print(token, model.config.id2label[label])
