from transformers import AutoModelForCausalLM
from transformers.image_utils import load_image

model = AutoModelForCausalLM.from_pretrained("vikhyatk/moondream2", trust_remote_code=True, device_map="cuda")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(model.query(image, "What is in the picture?")["answer"])
