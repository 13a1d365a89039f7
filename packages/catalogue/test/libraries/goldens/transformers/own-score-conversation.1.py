import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("internlm/internlm2-1_8b-reward", trust_remote_code=True)
model = AutoModel.from_pretrained("internlm/internlm2-1_8b-reward", trust_remote_code=True, device_map="cuda", torch_dtype=torch.float16)

messages = [
    {"role": "user", "content": "What is the capital of France?"},
    {"role": "assistant", "content": "The capital of France is Paris."},
]
print(model.get_score(tokenizer, messages))
