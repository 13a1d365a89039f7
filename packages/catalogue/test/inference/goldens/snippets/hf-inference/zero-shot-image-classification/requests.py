import base64
import os
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
with open("cats.jpg", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": data, "parameters": {"candidate_labels": ["cat", "dog", "llama"]}},
)
print(response.json())
