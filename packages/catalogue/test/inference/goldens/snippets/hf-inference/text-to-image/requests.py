import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
# 5 steps give a quick preview: raise the number for better quality.
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={
        "inputs": "A lighthouse on a cliff at dawn, soft light, watercolour",
        "parameters": {"num_inference_steps": 5},
    },
)
response.raise_for_status()
with open("output.png", "wb") as output:
    output.write(response.content)
print("Saved output.png")
