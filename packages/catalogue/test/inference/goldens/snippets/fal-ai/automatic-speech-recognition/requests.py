import base64
import os

import requests

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
with open("sample1.flac", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://fal.run/acme/tern-1",
    headers=headers,
    json={"audio_url": "data:audio/flac;base64," + data},
)
if not response.ok:
    raise SystemExit(response.text)
print(response.json())
