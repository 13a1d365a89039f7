import torch
from diffusers import DiffusionPipeline, FluxTransformer2DModel, GGUFQuantizationConfig
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("city96/FLUX.1-dev-gguf")
file = next(name for name in files if name.endswith(".gguf") and "Q4_" in name.upper())
transformer = FluxTransformer2DModel.from_single_file(
    hf_hub_download(repo_id="city96/FLUX.1-dev-gguf", filename=file),
    config="black-forest-labs/FLUX.1-dev",
    subfolder="transformer",
    quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
    dtype=torch.bfloat16,
)
pipe = DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-dev", transformer=transformer, dtype=torch.bfloat16)
pipe.enable_model_cpu_offload()

image = pipe("A lighthouse on a cliff at dawn, soft light, watercolour").images[0]
image.save("output.png")
