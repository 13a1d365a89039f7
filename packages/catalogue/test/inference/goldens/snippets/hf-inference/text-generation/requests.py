import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers=headers,
    json={
        "model": "acme/tern-1:hf-inference",
        "messages": [{"role": "user", "content": "What is the capital of France?"}],
    },
)
print(response.json())
