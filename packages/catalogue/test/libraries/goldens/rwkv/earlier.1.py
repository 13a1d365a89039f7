import torch
from huggingface_hub import hf_hub_download
from rwkv.model import RWKV
from rwkv.utils import PIPELINE

path = hf_hub_download(repo_id="BlinkDL/rwkv-6-world", filename="RWKV-x060-World-1B6-v2.1.pth")
strategy = "cuda fp16" if torch.cuda.is_available() else "cpu fp32"
model = RWKV(model=path.removesuffix(".pth"), strategy=strategy)
pipeline = PIPELINE(model, "rwkv_vocab_v20230424")

prompt = "User: Who are you?\n\nAssistant:"
print(pipeline.generate(prompt, token_count=200))
