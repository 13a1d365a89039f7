import base64
import os
import time
from urllib.parse import urlparse
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3", "sample1.mp3")

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
with open("sample1.mp3", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://queue.fal.run/acme/tern-1",
    headers=headers,
    json={"audio_url": "data:audio/mpeg;base64," + data},
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
result = requests.get(answer["audio"]["url"])
result.raise_for_status()
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
