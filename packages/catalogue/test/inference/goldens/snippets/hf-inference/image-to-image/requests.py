import base64
import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
with open("cat.png", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": data, "parameters": {"prompt": "Turn the cat into a tiger."}},
)
if not response.ok:
    raise SystemExit(response.text)
with open("output.png", "wb") as output:
    output.write(response.content)
print("Saved output.png")
