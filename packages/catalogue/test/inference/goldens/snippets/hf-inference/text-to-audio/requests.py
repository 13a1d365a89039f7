import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": "A calm piano melody over soft rain"},
)
response.raise_for_status()
with open("output.flac", "wb") as output:
    output.write(response.content)
print("Saved output.flac")
