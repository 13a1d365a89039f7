from transformers import AutoTokenizer, AutoModelForPreTraining

tokenizer = AutoTokenizer.from_pretrained("google/electra-base-discriminator")
model = AutoModelForPreTraining.from_pretrained("google/electra-base-discriminator", device_map="auto")

inputs = tokenizer("The lighthouse keeper wrote down the weather every evening.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
# How likely it is that a token was replaced.
for token, score in zip(tokens, outputs.logits[0].sigmoid().tolist()):
    print(token, round(score, 3))
