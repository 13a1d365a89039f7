import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": "A paper boat drifting down a sunlit stream"},
)
if not response.ok:
    raise SystemExit(response.text)
with open("output.mp4", "wb") as output:
    output.write(response.content)
print("Saved output.mp4")
