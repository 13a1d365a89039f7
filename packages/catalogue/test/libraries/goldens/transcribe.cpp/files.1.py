from urllib.request import urlretrieve

import soundfile as sf
import transcribe_cpp
from huggingface_hub import hf_hub_download

weights = hf_hub_download(repo_id="handy-computer/parakeet-primeline-gguf", filename="parakeet-primeline-Q4_K_M.gguf")

# It takes mono recordings with 16,000 samples per second.
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
samples, _ = sf.read("speech.flac", dtype="float32")

result = transcribe_cpp.transcribe(weights, samples)
print(result.text)
