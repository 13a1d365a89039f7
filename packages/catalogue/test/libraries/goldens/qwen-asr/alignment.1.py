import torch
from qwen_asr import Qwen3ForcedAligner

model = Qwen3ForcedAligner.from_pretrained("Qwen/Qwen3-ForcedAligner-0.6B", dtype=torch.bfloat16, device_map="cuda:0")

text = "He hoped there would be stew for dinner, turnips and carrots and bruised potatoes."
words = model.align(audio="https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", text=text, language="English")[0]
for word in words:
    print(word.start_time, word.end_time, word.text)
