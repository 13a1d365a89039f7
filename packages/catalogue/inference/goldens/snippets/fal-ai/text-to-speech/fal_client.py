import os

import fal_client
import requests

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
try:
    result = fal_client.run(
        "acme/tern-1",
        arguments={"text": "The answer to the universe is forty-two."},
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
with open("output.wav", "wb") as output:
    output.write(requests.get(result["audio"]["url"]).content)
print("Saved output.wav")
