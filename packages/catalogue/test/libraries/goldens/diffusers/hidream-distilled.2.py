import torch
from diffusers import DiffusionPipeline
from transformers import AutoTokenizer, LlamaForCausalLM

tokenizer = AutoTokenizer.from_pretrained("meta-llama/Llama-3.1-8B-Instruct")
encoder = LlamaForCausalLM.from_pretrained("meta-llama/Llama-3.1-8B-Instruct", attn_implementation="eager", dtype=torch.bfloat16)
pipe = DiffusionPipeline.from_pretrained(
    "HiDream-ai/HiDream-I1-Fast", tokenizer_4=tokenizer, text_encoder_4=encoder, dtype=torch.bfloat16
)
pipe.enable_model_cpu_offload()

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour", num_inference_steps=16, guidance_scale=0.0).images[0]
image.save("output.png")
