import os
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "sample1.flac")

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
with open("sample1.flac", "rb") as file:
    data = file.read()
response = requests.post(
    "https://router.huggingface.co/together/v1/audio/transcriptions",
    headers=headers,
    files={"file": ("sample1.flac", data, "audio/flac")}, data={"model": "acme/tern-1"},
)
print(response.json())
