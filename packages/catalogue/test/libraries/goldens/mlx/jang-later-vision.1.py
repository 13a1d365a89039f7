from huggingface_hub import snapshot_download
from jang_tools.load_jangtq_vlm import load_jangtq_vlm_model
from mlx_vlm import apply_chat_template, generate

model, processor = load_jangtq_vlm_model(snapshot_download("harbour/Tide-VL-35B-A3B-JANGTQ"))

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
question = "Describe this image in one sentence."
prompt = apply_chat_template(processor, model.config, question, num_images=1)
result = generate(model, processor, prompt, image)
print(result.text)
