import os
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "sample1.flac")

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "Content-Type": "audio/flac",
}
with open("sample1.flac", "rb") as file:
    data = file.read()
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    data=data,
)
print(response.json())
