import os
import time
from urllib.parse import urlparse

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"], "Prefer": "wait"}
# 5 steps give a quick preview: raise the number for better quality.
response = requests.post(
    "https://router.huggingface.co/replicate/v1/models/acme/tern-1/predictions",
    headers=headers,
    json={
        "input": {
            "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
            "num_inference_steps": 5,
        },
    },
)
response.raise_for_status()
answer = response.json()
for _ in range(300):
    if answer.get("output") or answer["status"] not in ["starting", "processing"]:
        break
    time.sleep(2)
    response = requests.get("https://router.huggingface.co/replicate" + urlparse(answer["urls"]["get"]).path, headers=headers)
    response.raise_for_status()
    answer = response.json()
if not answer.get("output"):
    raise SystemExit(response.text)
result = requests.get((answer["output"][0] if isinstance(answer["output"], list) else answer["output"]))
result.raise_for_status()
with open("output.png", "wb") as output:
    output.write(result.content)
print("Saved output.png")
