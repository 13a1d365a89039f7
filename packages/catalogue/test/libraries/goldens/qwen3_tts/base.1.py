import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained("Qwen/Qwen3-TTS-12Hz-1.7B-Base", device_map="cuda:0", dtype=torch.bfloat16)

wavs, sample_rate = model.generate_voice_clone(text="The ferry leaves at half past nine.", language="English", ref_audio="https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", x_vector_only_mode=True)
sf.write("output.wav", wavs[0], sample_rate)
