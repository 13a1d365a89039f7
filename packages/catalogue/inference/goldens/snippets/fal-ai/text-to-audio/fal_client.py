import os

import fal_client
import requests

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
try:
    result = fal_client.subscribe(
        "acme/tern-1",
        arguments={"prompt": "liquid drum and bass, airy pads, a slow piano"},
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
with open("output.wav", "wb") as output:
    output.write(requests.get(result["audio"]["url"]).content)
print("Saved output.wav")
