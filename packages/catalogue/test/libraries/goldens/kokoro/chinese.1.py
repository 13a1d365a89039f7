import soundfile as sf
from kokoro import KPipeline

pipeline = KPipeline(lang_code="z", repo_id="hexgrad/Kokoro-82M-v1.1-zh")

# Long texts are spoken in several parts.
parts = pipeline("渡轮九点半出发。", voice="zf_001")
for number, part in enumerate(parts, start=1):
    sf.write(f"output{number}.wav", part.audio, 24000)
