import json
from pathlib import Path

import soundfile as sf
from huggingface_hub import snapshot_download
from voxcpm import VoxCPM
from voxcpm.model.voxcpm import LoRAConfig

adapter = Path(snapshot_download("Anadilorg/AnadilAdygheTTS"))
# Its rank and layers, which have to be those of the training.
settings = json.loads((adapter / "lora_config.json").read_text())["lora_config"]
# The denoiser, for noisy samples of a voice, is a second model from another hub.
model = VoxCPM.from_pretrained(
    "openbmb/VoxCPM2",
    lora_config=LoRAConfig(**settings),
    lora_weights_path=str(adapter),
    load_denoiser=False,
)
wav = model.generate(
    text="Vapur dokuz buçukta kalkıyor.",
    cfg_value=2.0,
    inference_timesteps=10,
    normalize=False,
)
sf.write("output.wav", wav, model.tts_model.sample_rate)
