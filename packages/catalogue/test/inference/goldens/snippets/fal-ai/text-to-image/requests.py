import os
import time
from urllib.parse import urlparse

import requests

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
# 5 steps give a quick preview: raise the number for better quality.
response = requests.post(
    "https://queue.fal.run/acme/tern-1",
    headers=headers,
    json={
        "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
        "num_inference_steps": 5,
    },
)
response.raise_for_status()
ticket = response.json()
for _ in range(600):
    time.sleep(1)
    response = requests.get("https://queue.fal.run" + urlparse(ticket["response_url"]).path + "/status", headers=headers)
    response.raise_for_status()
    answer = response.json()
    if answer["status"] in ["COMPLETED", "FAILED"]:
        break
if answer["status"] != "COMPLETED":
    raise SystemExit(response.text)
response = requests.get("https://queue.fal.run" + urlparse(ticket["response_url"]).path, headers=headers)
response.raise_for_status()
answer = response.json()
result = requests.get(answer["images"][0]["url"])
result.raise_for_status()
with open("output.png", "wb") as output:
    output.write(result.content)
print("Saved output.png")
