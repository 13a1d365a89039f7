import torch
from mamba_ssm import MambaLMHeadModel
from transformers import AutoTokenizer

model = MambaLMHeadModel.from_pretrained("tri-ml/mamba-7b-rw", device="cuda", dtype=torch.bfloat16)
tokenizer = AutoTokenizer.from_pretrained("tri-ml/mamba-7b-rw")

prompt = tokenizer("The lighthouse keeper wrote down", return_tensors="pt").to("cuda")
tokens = model.generate(prompt.input_ids, max_length=64)
print(tokenizer.decode(tokens[0]))
