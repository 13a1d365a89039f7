import torch
from diffusers import DiffusionPipeline
from huggingface_hub import hf_hub_download
from safetensors.torch import load_file

pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.bfloat16, device_map="cuda")
pipe.load_lora_weights("fofr/sdxl-emoji", weight_name="lora.safetensors")
# The words of the prompt that the LoRA was trained with.
words = ["<s0>", "<s1>"]
vectors = load_file(hf_hub_download(repo_id="fofr/sdxl-emoji", filename="embeddings.pti"))
first = {"text_encoder": pipe.text_encoder, "tokenizer": pipe.tokenizer}
pipe.load_textual_inversion(vectors["text_encoders_0"], token=words, **first)
second = {"text_encoder": pipe.text_encoder_2, "tokenizer": pipe.tokenizer_2}
pipe.load_textual_inversion(vectors["text_encoders_1"], token=words, **second)

image = pipe("an <s0><s1> emoji").images[0]
image.save("output.png")
