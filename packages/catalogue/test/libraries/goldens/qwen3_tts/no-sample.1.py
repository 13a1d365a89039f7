import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained("harbour/qwen3-tts-0.6b-sundanese", device_map="cuda:0", dtype=torch.bfloat16)

wavs, sample_rate = model.generate_custom_voice(text="The ferry leaves at half past nine.", speaker=model.get_supported_speakers()[0])
sf.write("output.wav", wavs[0], sample_rate)
