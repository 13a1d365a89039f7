import torch
from torchvision import transforms
from transformers import AutoModel, AutoTokenizer
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("OpenGVLab/InternVL2-2B", trust_remote_code=True)
model = AutoModel.from_pretrained("OpenGVLab/InternVL2-2B", trust_remote_code=True, torch_dtype=torch.bfloat16)
model = model.eval().cuda()

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
prepare = transforms.Compose([
    transforms.Resize((448, 448)),
    transforms.ToTensor(),
    transforms.Normalize((0.485, 0.456, 0.406), (0.229, 0.224, 0.225)),
])
pixels = prepare(image).unsqueeze(0).to(model.device, model.dtype)
print(model.chat(tokenizer, pixels, "What is in the picture?", {"max_new_tokens": 64}))
