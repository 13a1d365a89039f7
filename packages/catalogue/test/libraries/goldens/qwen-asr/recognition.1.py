import torch
from qwen_asr import Qwen3ASRModel

model = Qwen3ASRModel.from_pretrained("ada/harbour-asr-hindi", dtype=torch.bfloat16, device_map="cuda:0")

result = model.transcribe(audio="https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")[0]
print(result.language, result.text)
