import soundfile as sf
from transformers import SeamlessM4TProcessor, AutoModel
from transformers.audio_utils import load_audio

processor = SeamlessM4TProcessor.from_pretrained("ada/seamless-m4t-v2-interpreter")
model = AutoModel.from_pretrained("ada/seamless-m4t-v2-interpreter", device_map="auto")

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
inputs = processor(audio=audio, sampling_rate=16000, return_tensors="pt").to(model.device, model.dtype)
audio = model.generate(**inputs, tgt_lang="fra")[0]
sf.write("output.wav", audio.squeeze().cpu().float().numpy(), model.config.sampling_rate)
