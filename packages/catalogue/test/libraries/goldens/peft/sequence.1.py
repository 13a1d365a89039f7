from peft import PeftModel
from transformers import AutoModelForSequenceClassification, AutoTokenizer

base = "FacebookAI/roberta-large"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForSequenceClassification.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "example/reviews-lora")

inputs = tokenizer("The staff were kind and the room was spotless.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
