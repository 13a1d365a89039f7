from transformers import AutoModelForCausalLM, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/Phi-3-vision-128k-instruct", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("microsoft/Phi-3-vision-128k-instruct", trust_remote_code=True, _attn_implementation="eager", torch_dtype="auto", device_map="cuda")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
messages = [{"role": "user", "content": "<|image_1|>\nWhat is in the picture?"}]
prompt = processor.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
inputs = processor(prompt, [image], return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=64)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
