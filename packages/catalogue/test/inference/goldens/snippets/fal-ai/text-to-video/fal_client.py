import os

import fal_client
import requests

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
answer = client.subscribe(
    "acme/tern-1",
    arguments={"prompt": "A paper boat drifting down a sunlit stream"},
)
result = requests.get(answer["video"]["url"])
result.raise_for_status()
with open("output.mp4", "wb") as output:
    output.write(result.content)
print("Saved output.mp4")
