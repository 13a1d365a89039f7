import soundfile as sf
import torch
from diffusers import ModularPipeline

pipe = ModularPipeline.from_pretrained("MiniMaxAI/MiniMax-Music3")
pipe.load_components(dtype=torch.bfloat16)
pipe.to("cuda")

# Marks such as [verse] have a line of their own.
lyrics = "[verse]\nThe harbour lights are low tonight\n[chorus]\nSail me home, sail me home"
audio = pipe(
    prompt="A calm folk song, acoustic guitar, soft voice",
    lyrics=lyrics,
    audio_duration=60.0,
    output="audios",
)
sf.write("output.wav", audio[0].T, pipe.sampling_rate)
