import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/sentence-similarity",
    headers=headers,
    json={
        "inputs": {
            "source_sentence": "The ferry leaves at half past nine.",
            "sentences": [
                "Boats to the island depart in the morning.",
                "She repairs violins in a small workshop.",
            ],
        },
    },
)
print(response.json())
