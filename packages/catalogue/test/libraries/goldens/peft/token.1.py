from peft import PeftModel
from transformers import AutoModelForTokenClassification, AutoTokenizer

base = "FacebookAI/roberta-large"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForTokenClassification.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "example/ner-lora")

inputs = tokenizer("Ada Lovelace met Charles Babbage in London in 1833.", return_tensors="pt").to(model.device)
outputs = model(**inputs)
tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):
    print(token, model.config.id2label[label])
