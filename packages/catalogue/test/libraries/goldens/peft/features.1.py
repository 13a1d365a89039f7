from peft import PeftModel
from transformers import AutoModel, AutoTokenizer

base = "intfloat/e5-large-v2"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModel.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "example/embeddings-lora")

inputs = tokenizer("The lighthouse keeper wrote down the weather every evening.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
