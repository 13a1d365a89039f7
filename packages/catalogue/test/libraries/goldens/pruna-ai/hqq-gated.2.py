from hqq.models.hf.base import AutoHQQHFModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google/gemma-7b-it")
model = AutoHQQHFModel.from_quantized("PrunaAI/google-gemma-7b-it-HQQ-2bit-smashed")

inputs = tokenizer("Who are you?", return_tensors="pt").to("cuda")
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
