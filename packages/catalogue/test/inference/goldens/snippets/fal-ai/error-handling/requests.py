import os
import time
from urllib.parse import urlparse

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/tern-1?_subdomain=queue",
    headers=headers,
    json={"prompt": "A paper boat drifting down a sunlit stream"},
)
if not response.ok:
    raise SystemExit(response.text)
ticket = response.json()
for _ in range(600):
    time.sleep(1)
    response = requests.get("https://router.huggingface.co/fal-ai" + urlparse(ticket["response_url"]).path + "/status?_subdomain=queue", headers=headers)
    if not response.ok:
        raise SystemExit(response.text)
    answer = response.json()
    if answer["status"] in ["COMPLETED", "FAILED"]:
        break
if answer["status"] != "COMPLETED":
    raise SystemExit(response.text)
response = requests.get("https://router.huggingface.co/fal-ai" + urlparse(ticket["response_url"]).path + "?_subdomain=queue", headers=headers)
if not response.ok:
    raise SystemExit(response.text)
answer = response.json()
result = requests.get(answer["video"]["url"])
if not result.ok:
    raise SystemExit(result.text)
with open("output.mp4", "wb") as output:
    output.write(result.content)
print("Saved output.mp4")
