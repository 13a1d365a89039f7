import os

import requests

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
response = requests.post(
    "https://fal.run/acme/tern-1",
    headers=headers,
    json={"text": "The ferry leaves at half past nine."},
)
response.raise_for_status()
answer = response.json()
result = requests.get(answer["audio"]["url"])
result.raise_for_status()
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
