import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "sample1.flac")

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

parts = client.audio_to_audio(
    "sample1.flac",
    model="acme/tern-1",
)
for index, part in enumerate(parts):
    with open(f"output_{index}.flac", "wb") as output:
        output.write(part.blob)
    print(part.label, f"output_{index}.flac")
