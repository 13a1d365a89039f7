import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/feature-extraction",
    headers=headers,
    json={"inputs": "The lighthouse keeper wrote down the weather every evening."},
)
print(response.json())
