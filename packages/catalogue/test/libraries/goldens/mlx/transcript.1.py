from urllib.request import urlretrieve

from mlx_audio.stt.generate import generate_transcription

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
result = generate_transcription(model="mlx-community/parakeet-tdt-0.6b-v3", audio="speech.flac")
print(result.text)
