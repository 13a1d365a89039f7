import os

import fal_client
import requests

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
try:
    answer = client.subscribe(
        "acme/tern-1",
        arguments={"prompt": "A paper boat drifting down a sunlit stream"},
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
result = requests.get(answer["video"]["url"])
if not result.ok:
    raise SystemExit(result.text)
with open("output.mp4", "wb") as output:
    output.write(result.content)
print("Saved output.mp4")
