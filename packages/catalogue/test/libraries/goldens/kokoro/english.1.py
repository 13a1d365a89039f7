import soundfile as sf
from kokoro import KPipeline

pipeline = KPipeline(lang_code="a", repo_id="hexgrad/Kokoro-82M")

# Long texts are spoken in several parts.
parts = pipeline("The ferry leaves at half past nine.", voice="af_heart")
for number, part in enumerate(parts, start=1):
    sf.write(f"output{number}.wav", part.audio, 24000)
