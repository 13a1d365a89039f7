import os

import fal_client
import requests

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
try:
    result = fal_client.subscribe(
        "acme/tern-1",
        arguments={
            "prompt": "An astronaut riding a horse on the moon",
            "num_inference_steps": 5,
        },
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
with open("output.png", "wb") as output:
    output.write(requests.get(result["images"][0]["url"]).content)
print("Saved output.png")
