from transformers import AutoModelForCausalLM, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("moonshotai/Kimi-VL-A3B-Thinking-2506", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("moonshotai/Kimi-VL-A3B-Thinking-2506", trust_remote_code=True, torch_dtype="auto", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
messages = [{"role": "user", "content": [{"type": "image"}, {"type": "text", "text": "What is in the picture?"}]}]
prompt = processor.apply_chat_template(messages, add_generation_prompt=True)
inputs = processor(images=image, text=prompt, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=512)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
