import torch
from diffusers import ComponentsManager, GGUFQuantizationConfig, MiniMaxH3Transformer3DModel, ModularPipeline
from diffusers.utils import encode_video
from huggingface_hub import hf_hub_download

# Moves the parts to the graphics card as they are needed: together they fill more than one.
manager = ComponentsManager()
pipe = ModularPipeline.from_pretrained(
    "MiniMaxAI/MiniMax-H3", workflow="t2va", components_manager=manager
)
transformer = MiniMaxH3Transformer3DModel.from_single_file(
    hf_hub_download(repo_id="Abiray/MiniMax-H3-GGUF", filename="unet/MiniMax-H3-FL2VA-Q4_K_M.gguf"),
    config="MiniMaxAI/MiniMax-H3",
    subfolder="transformer",
    quantization_config=GGUFQuantizationConfig(compute_dtype=torch.bfloat16),
    dtype=torch.bfloat16,
)
pipe.update_components(transformer=transformer)
pipe.load_components(dtype=torch.bfloat16)
manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")

result = pipe(prompt="A paper boat drifting down a sunlit stream")
encode_video(
    result.get("videos")[0],
    fps=24,
    output_path="output.mp4",
    audio=result.get("audio")[0],
    audio_sample_rate=result.get("sampling_rate"),
)
