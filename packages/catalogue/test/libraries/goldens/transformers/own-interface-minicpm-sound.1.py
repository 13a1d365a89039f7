import torch
from transformers import AutoModel, AutoTokenizer
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("openbmb/MiniCPM-o-2_6", trust_remote_code=True)
model = AutoModel.from_pretrained("openbmb/MiniCPM-o-2_6", trust_remote_code=True, init_audio=False, init_tts=False, torch_dtype=torch.bfloat16)
model = model.eval().cuda()

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
messages = [{"role": "user", "content": [image, "What is in the picture?"]}]
print(model.chat(image=None, msgs=messages, tokenizer=tokenizer))
