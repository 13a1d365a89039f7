import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": "Ada Lovelace met Charles Babbage in London in 1833."},
)
print(response.json())
