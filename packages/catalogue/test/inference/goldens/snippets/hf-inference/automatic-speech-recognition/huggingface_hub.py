import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "sample1.flac")

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.automatic_speech_recognition(
    "sample1.flac",
    model="acme/tern-1",
))
