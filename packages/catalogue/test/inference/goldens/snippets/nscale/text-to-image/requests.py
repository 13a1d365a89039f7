import base64
import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/nscale/v1/images/generations",
    headers=headers,
    json={
        "response_format": "b64_json",
        "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
        "model": "acme/tern-1",
    },
)
response.raise_for_status()
with open("output.png", "wb") as output:
    output.write(base64.b64decode(response.json()["data"][0]["b64_json"]))
print("Saved output.png")
