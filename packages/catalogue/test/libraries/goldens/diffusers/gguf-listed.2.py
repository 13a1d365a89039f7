import torch
from diffusers import DiffusionPipeline, FluxTransformer2DModel, GGUFQuantizationConfig
from diffusers.utils import load_image
from huggingface_hub import hf_hub_download

transformer = FluxTransformer2DModel.from_single_file(
    hf_hub_download(repo_id="QuantStack/FLUX.1-Kontext-dev-GGUF", filename="flux1-kontext-dev-Q4_K_M.gguf"),
    config="black-forest-labs/FLUX.1-Kontext-dev",
    subfolder="transformer",
    quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
    dtype=torch.bfloat16,
)
pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-Kontext-dev", transformer=transformer, dtype=torch.bfloat16)
pipe.enable_model_cpu_offload()

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")
image = pipe(image=source, prompt="Turn the cat into a tiger").images[0]
image.save("output.png")
