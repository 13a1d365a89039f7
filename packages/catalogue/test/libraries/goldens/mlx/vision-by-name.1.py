from mlx_vlm import apply_chat_template, generate, load

model, processor = load("mlx-community/Qwen2-VL-2B-Instruct-8bit")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
question = "Describe this image in one sentence."
prompt = apply_chat_template(processor, model.config, question, num_images=1)
result = generate(model, processor, prompt, image)
print(result.text)
