import base64
import os
from urllib.request import urlretrieve

import fal_client

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
with open("cats.jpg", "rb") as file:
    data = base64.b64encode(file.read()).decode()
answer = client.subscribe(
    "acme/tern-1",
    arguments={"image_url": "data:image/jpeg;base64," + data, "sync_mode": True},
)
urlretrieve(answer["image"]["url"], "output.png")
print("Saved output.png")
