import base64
import os
import time
from urllib.parse import urlparse
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
with open("cats.jpg", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://queue.fal.run/acme/tern-1",
    headers=headers,
    json={"image_url": "data:image/jpeg;base64," + data, "sync_mode": True},
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
urlretrieve(answer["image"]["url"], "output.png")
print("Saved output.png")
