import os

import requests

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
response = requests.post(
    "https://fal.run/acme/tern-1",
    headers=headers,
    json={"text": "The ferry leaves at half past nine."},
)
if not response.ok:
    raise SystemExit(response.text)
answer = response.json()
result = requests.get(answer["audio"]["url"])
if not result.ok:
    raise SystemExit(result.text)
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
