import os

import fal_client
import requests

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
# 5 steps give a quick preview: raise the number for better quality.
answer = client.subscribe(
    "acme/tern-1",
    arguments={
        "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
        "num_inference_steps": 5,
    },
)
result = requests.get(answer["images"][0]["url"])
result.raise_for_status()
with open("output.png", "wb") as output:
    output.write(result.content)
print("Saved output.png")
