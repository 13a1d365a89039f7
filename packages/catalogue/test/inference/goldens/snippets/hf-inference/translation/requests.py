import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": "Меня зовут Вольфганг и я живу в Берлине"},
)
if not response.ok:
    raise SystemExit(response.text)
print(response.json())
