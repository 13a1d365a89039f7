from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("Babelscape/rebel-large")
model = AutoModelForSeq2SeqLM.from_pretrained("Babelscape/rebel-large", device_map="auto")

inputs = tokenizer("Punta Cana is a resort town in the municipality of Higuey.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, num_beams=3, max_new_tokens=256)
# Marks tell subjects, objects and relations apart.
print(tokenizer.decode(outputs[0]))
