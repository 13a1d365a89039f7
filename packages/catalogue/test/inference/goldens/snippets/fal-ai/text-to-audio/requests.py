import os
import time
from urllib.parse import urlparse

import requests

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
response = requests.post(
    "https://queue.fal.run/acme/tern-1",
    headers=headers,
    json={"prompt": "A calm piano melody over soft rain"},
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
result = requests.get((answer.get("audio") or answer["audio_file"])["url"])
result.raise_for_status()
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
