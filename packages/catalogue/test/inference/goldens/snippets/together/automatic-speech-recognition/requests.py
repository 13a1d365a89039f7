import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
with open("sample1.flac", "rb") as file:
    data = file.read()
response = requests.post(
    "https://router.huggingface.co/together/v1/audio/transcriptions",
    headers=headers,
    files={"file": ("sample1.flac", data, "audio/flac")}, data={"model": "acme/tern-1"},
)
if not response.ok:
    raise SystemExit(response.text)
print(response.json())
