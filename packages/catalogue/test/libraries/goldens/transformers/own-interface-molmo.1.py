from transformers import AutoModelForCausalLM, AutoProcessor, GenerationConfig
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("allenai/Molmo-7B-D-0924", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("allenai/Molmo-7B-D-0924", trust_remote_code=True, torch_dtype="auto", device_map="cuda")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor.process(images=[image], text="What is in the picture?")
inputs = {name: value.to(model.device).unsqueeze(0) for name, value in inputs.items()}
settings = GenerationConfig(max_new_tokens=64, stop_strings="<|endoftext|>")
outputs = model.generate_from_batch(inputs, settings, tokenizer=processor.tokenizer)
print(processor.tokenizer.decode(outputs[0, inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
