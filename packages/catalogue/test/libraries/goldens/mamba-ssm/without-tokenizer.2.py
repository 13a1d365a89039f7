import torch
from mamba_ssm import MambaLMHeadModel
from transformers import AutoTokenizer

model = MambaLMHeadModel.from_pretrained("state-spaces/mamba2-130m", device="cuda", dtype=torch.bfloat16)
tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")

prompt = tokenizer("The lighthouse keeper wrote down", return_tensors="pt").to("cuda")
tokens = model.generate(prompt.input_ids, max_length=64)
print(tokenizer.decode(tokens[0]))
