import os

import fal_client
import requests

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
try:
    answer = fal_client.subscribe(
        "acme/tern-1",
        arguments={
            "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
            "num_inference_steps": 5,
        },
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
result = requests.get(answer["images"][0]["url"])
if not result.ok:
    raise SystemExit(result.text)
with open("output.png", "wb") as output:
    output.write(result.content)
print("Saved output.png")
