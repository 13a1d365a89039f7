import soundfile as sf
import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained("ada/tide-audio", dtype=torch.bfloat16, device_map="cuda")

audio = pipe("A calm piano melody over soft rain", output_type="np").audios[0]
rate = getattr(pipe, "vocoder", pipe.vae).config.sampling_rate
sf.write("output.wav", audio.T, rate)
