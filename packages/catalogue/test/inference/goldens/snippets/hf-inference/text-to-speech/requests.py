import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": "The ferry leaves at half past nine."},
)
response.raise_for_status()
with open("output.flac", "wb") as output:
    output.write(response.content)
print("Saved output.flac")
