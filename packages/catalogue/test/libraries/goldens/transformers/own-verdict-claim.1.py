from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("lytang/MiniCheck-Flan-T5-Large")
model = AutoModelForSeq2SeqLM.from_pretrained("lytang/MiniCheck-Flan-T5-Large", device_map="auto")

document = "The ferry leaves at half past nine."
claim = "The ferry leaves in the morning."
text = "predict: " + document + tokenizer.eos_token + claim
inputs = tokenizer(text, return_tensors="pt").to(model.device)
start = inputs["input_ids"].new_zeros((1, 1))
outputs = model(**inputs, decoder_input_ids=start)
# How likely it is that the document supports the claim.
print(outputs.logits[0, 0, [3, 209]].softmax(-1)[1].item())
