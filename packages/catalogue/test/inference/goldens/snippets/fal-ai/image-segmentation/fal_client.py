import base64
import os

import fal_client

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
with open("cats.jpg", "rb") as file:
    data = base64.b64encode(file.read()).decode()
try:
    answer = fal_client.subscribe(
        "acme/tern-1",
        arguments={"image_url": "data:image/jpeg;base64," + data, "sync_mode": True},
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
with open("output.png", "wb") as output:
    output.write(base64.b64decode(answer["image"]["url"].split(",")[1]))
print("Saved output.png")
