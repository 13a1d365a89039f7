import soundfile as sf
import torch
from stable_audio_tools import get_pretrained_model
from stable_audio_tools.inference.generation import generate_diffusion_cond

device = "cuda" if torch.cuda.is_available() else "cpu"
model, config = get_pretrained_model("stabilityai/stable-audio-open-1.0")
model = model.to(device)

output = generate_diffusion_cond(
    model,
    conditioning=[{
        "prompt": "A calm piano melody over soft rain",
        "seconds_start": 0,
        "seconds_total": 10,
    }],
    sample_size=config["sample_size"],
    device=device,
    steps=100, cfg_scale=7, sampler_type="dpmpp-3m-sde", sigma_min=0.3, sigma_max=500,
)
audio = output[0].float().cpu()
audio = audio / audio.abs().max()
sf.write("output.wav", audio.T.numpy(), config["sample_rate"])
