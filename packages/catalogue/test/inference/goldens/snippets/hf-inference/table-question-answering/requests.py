import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={
        "inputs": {
            "query": "How many stars does the transformers repository have?",
            "table": {
                "Repository": ["Transformers", "Datasets", "Tokenizers"],
                "Stars": ["36542", "4512", "3934"],
                "Contributors": ["651", "77", "34"],
                "Programming language": ["Python", "Python", "Rust, Python and NodeJS"],
            },
        },
    },
)
print(response.json())
