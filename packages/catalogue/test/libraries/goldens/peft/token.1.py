from peft import PeftModel
from transformers import AutoModelForTokenClassification, AutoTokenizer

base = "FacebookAI/roberta-large"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForTokenClassification.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "example/ner-lora")

inputs = tokenizer("Ada Lovelace met Charles Babbage in London in 1833.", return_tensors="pt").to(base_model.device)
outputs = model(**inputs)
print(outputs[0].shape)
