import os

import fal_client
import requests

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
answer = client.subscribe(
    "acme/tern-1",
    arguments={"prompt": "A calm piano melody over soft rain"},
)
result = requests.get((answer.get("audio") or answer["audio_file"])["url"])
result.raise_for_status()
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
