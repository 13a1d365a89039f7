from peft import PeftModel
from transformers import AutoModelForQuestionAnswering, AutoTokenizer

base = "google-bert/bert-base-uncased"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForQuestionAnswering.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "example/answers-lora")

question = "Where does Ada work?"
context = "My name is Ada and I work at the tide station in Dover."
inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
outputs = model(**inputs)
start = outputs.start_logits.argmax()
end = outputs.end_logits.argmax()
print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
