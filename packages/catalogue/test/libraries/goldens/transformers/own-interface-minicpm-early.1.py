import torch
from transformers import AutoModel, AutoTokenizer
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("openbmb/MiniCPM-V-2", trust_remote_code=True)
model = AutoModel.from_pretrained("openbmb/MiniCPM-V-2", trust_remote_code=True, torch_dtype=torch.bfloat16)
model = model.eval().cuda()

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
messages = [{"role": "user", "content": "What is in the picture?"}]
answer, *_ = model.chat(image=image, msgs=messages, context=None, tokenizer=tokenizer)
print(answer)
