import torch
from moshi.models import loaders

device = "cuda" if torch.cuda.is_available() else "cpu"
checkpoint = loaders.CheckpointInfo.from_hf_repo("kyutai/moshika-pytorch-bf16")
mimi = checkpoint.get_mimi(device=device)
mimi.set_num_codebooks(8)

wav = torch.randn(1, 1, 24000 * 10, device=device)
with torch.no_grad():
    codes = mimi.encode(wav)
    decoded = mimi.decode(codes)
print(codes.shape, decoded.shape)
