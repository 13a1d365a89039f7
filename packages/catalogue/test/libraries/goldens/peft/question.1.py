from peft import PeftModel
from transformers import AutoModelForQuestionAnswering, AutoTokenizer

base = "google-bert/bert-base-uncased"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForQuestionAnswering.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "example/answers-lora")

inputs = tokenizer("Where does Ada work?", "My name is Ada and I work at the tide station in Dover.", return_tensors="pt").to(base_model.device)
outputs = model(**inputs)
print(outputs[0].shape)
