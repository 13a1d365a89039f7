import base64
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
response.raise_for_status()
for index, part in enumerate(response.json()):
    with open(f"output_{index}.flac", "wb") as output:
        output.write(base64.b64decode(part["blob"]))
    print(part["label"], f"output_{index}.flac")
