import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={
        "inputs": {
            "data": {
                "Height": [11.52, 12.48],
                "Length1": [23.2, 24],
                "Length2": [25.4, 26.3],
                "Species": ["Bream", "Bream"],
            },
        },
    },
)
print(response.json())
