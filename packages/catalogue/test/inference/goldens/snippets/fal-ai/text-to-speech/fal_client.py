import os

import fal_client
import requests

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
answer = client.run(
    "acme/tern-1",
    arguments={"text": "The ferry leaves at half past nine."},
)
result = requests.get(answer["audio"]["url"])
result.raise_for_status()
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
