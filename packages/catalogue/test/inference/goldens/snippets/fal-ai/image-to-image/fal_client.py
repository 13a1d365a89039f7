import base64
import os

import fal_client
import requests

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
with open("cat.png", "rb") as file:
    data = base64.b64encode(file.read()).decode()
try:
    answer = fal_client.subscribe(
        "acme/tern-1",
        arguments={
            "image_url": "data:image/png;base64," + data,
            "image_urls": ["data:image/png;base64," + data],
            "prompt": "Turn the cat into a tiger.",
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
