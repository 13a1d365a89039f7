import os

# Read when the package is imported.
os.environ["RWKV_V7_ON"] = "1"

import torch
from huggingface_hub import hf_hub_download
from rwkv.model import RWKV
from rwkv.utils import PIPELINE

path = hf_hub_download(repo_id="BlinkDL/rwkv7-g1", filename="rwkv7-g1a-0.1b-20250728-ctx4096.pth")
strategy = "cuda fp16" if torch.cuda.is_available() else "cpu fp32"
model = RWKV(model=path.removesuffix(".pth"), strategy=strategy)
pipeline = PIPELINE(model, "rwkv_vocab_v20230424")

prompt = "User: Who are you?\n\nAssistant:"
print(pipeline.generate(prompt, token_count=200))
