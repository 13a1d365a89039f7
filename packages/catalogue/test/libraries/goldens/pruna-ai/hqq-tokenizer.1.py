from hqq.models.hf.base import AutoHQQHFModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("PrunaAI/harbour-tide-2b-HQQ-1bit-smashed")
model = AutoHQQHFModel.from_quantized("PrunaAI/harbour-tide-2b-HQQ-1bit-smashed")

inputs = tokenizer("Who are you?", return_tensors="pt").to("cuda")
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
