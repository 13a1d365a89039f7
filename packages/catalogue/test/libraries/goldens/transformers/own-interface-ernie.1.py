from transformers import AutoModelForCausalLM, AutoProcessor

processor = AutoProcessor.from_pretrained("baidu/ERNIE-4.5-VL-28B-A3B-PT", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("baidu/ERNIE-4.5-VL-28B-A3B-PT", trust_remote_code=True, torch_dtype="auto", device_map="auto")
model.add_image_preprocess(processor)

picture = {"type": "image_url", "image_url": {"url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"}}
messages = [{"role": "user", "content": [{"type": "text", "text": "What is in the picture?"}, picture]}]
prompt = processor.tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
images, videos = processor.process_vision_info(messages)
inputs = processor(text=[prompt], images=images, videos=videos, padding=True, return_tensors="pt")
inputs = inputs.to(model.device)
outputs = model.generate(inputs=inputs["input_ids"], **inputs, max_new_tokens=512, use_cache=False)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
