from peft import PeftModel
from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

base = "bigscience/T0_3B"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForSeq2SeqLM.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "smangrul/twitter_complaints_bigscience_T0_3B_LORA_SEQ_2_SEQ_LM")

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
