import torch
from diffusers import ComponentsManager, ModularPipeline
from diffusers.utils import encode_video

# Moves the parts to the graphics card as they are needed: together they fill more than one.
manager = ComponentsManager()
pipe = ModularPipeline.from_pretrained(
    "MiniMaxAI/MiniMax-H3", workflow="t2va", components_manager=manager
)
pipe.load_components(dtype=torch.bfloat16)
pipe.load_lora_weights("ada/tide-h3")
manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")

result = pipe(prompt="A paper boat drifting down a sunlit stream")
encode_video(
    result.get("videos")[0],
    fps=24,
    output_path="output.mp4",
    audio=result.get("audio")[0],
    audio_sample_rate=result.get("sampling_rate"),
)
