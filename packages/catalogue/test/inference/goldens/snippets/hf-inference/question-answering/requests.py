import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={
        "inputs": {
            "question": "Where does Ada work?",
            "context": "My name is Ada and I work at the tide station in Dover.",
        },
    },
)
print(response.json())
