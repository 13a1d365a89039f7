import torch
from diffusers import DiffusionPipeline, GGUFQuantizationConfig, WanTransformer3DModel
from diffusers.utils import export_to_video, load_image
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("city96/Wan2.1-I2V-14B-480P-gguf")
file = next(name for name in files if name.endswith(".gguf") and "Q4_" in name.upper())
transformer = WanTransformer3DModel.from_single_file(
    hf_hub_download(repo_id="city96/Wan2.1-I2V-14B-480P-gguf", filename=file),
    config="Wan-AI/Wan2.1-I2V-14B-480P-Diffusers",
    subfolder="transformer",
    quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
    dtype=torch.bfloat16,
)
pipe = DiffusionPipeline.from_pretrained("Wan-AI/Wan2.1-I2V-14B-480P-Diffusers", transformer=transformer, dtype=torch.bfloat16)
pipe.enable_model_cpu_offload()

source = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")
frames = pipe(image=source, prompt="A man playing an electric guitar on a stage").frames[0]
export_to_video(frames, "output.mp4", fps=16)
