import os

import requests

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
if not response.ok:
    raise SystemExit(response.text)
print(response.json())
