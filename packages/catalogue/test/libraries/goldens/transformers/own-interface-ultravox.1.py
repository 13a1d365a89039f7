from transformers import pipeline
from transformers.audio_utils import load_audio

pipe = pipeline(model="fixie-ai/ultravox-v0_5-llama-3_2-1b", trust_remote_code=True)

audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=16000)
messages = [{"role": "user", "content": "What is being said? <|audio|>"}]
result = pipe({"audio": audio, "turns": messages, "sampling_rate": 16000}, max_new_tokens=40)
print(result)
