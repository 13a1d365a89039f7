from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("5CD-AI/visocial-T5-base")
model = AutoModelForSeq2SeqLM.from_pretrained("5CD-AI/visocial-T5-base", device_map="auto")

text = "The harbour is busiest at the break of <extra_id_0>."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=20)
# The words follow the mark of the gap.
print(tokenizer.decode(outputs[0]))
