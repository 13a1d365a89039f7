from transformers import AutoModelForCausalLM, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("thwri/CogFlorence-2.1-Large", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("thwri/CogFlorence-2.1-Large", trust_remote_code=True)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, text="<CAPTION>", return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
