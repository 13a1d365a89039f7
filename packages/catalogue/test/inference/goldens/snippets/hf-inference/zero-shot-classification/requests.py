import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={
        "inputs": "Hi, I bought a device from you and it does not work: I would like my money back!",
        "parameters": {"candidate_labels": ["refund", "legal", "faq"]},
    },
)
print(response.json())
