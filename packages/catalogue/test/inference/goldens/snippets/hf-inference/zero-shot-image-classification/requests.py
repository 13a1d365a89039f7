import base64
import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
with open("cats.jpg", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": data, "parameters": {"candidate_labels": ["cat", "dog", "llama"]}},
)
if not response.ok:
    raise SystemExit(response.text)
print(response.json())
