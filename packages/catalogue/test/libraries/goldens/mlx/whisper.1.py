from urllib.request import urlretrieve

import mlx_whisper

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
result = mlx_whisper.transcribe("speech.flac", path_or_hf_repo="mlx-community/whisper-large-v3-turbo")
print(result["text"])
