import base64
import os
from urllib.request import urlretrieve

import fal_client
import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "cat.png")

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
with open("cat.png", "rb") as file:
    data = base64.b64encode(file.read()).decode()
answer = client.subscribe(
    "acme/tern-1",
    arguments={
        "image_url": "data:image/png;base64," + data,
        "prompt": "The cat starts to dance.",
    },
)
result = requests.get(answer["video"]["url"])
result.raise_for_status()
with open("output.mp4", "wb") as output:
    output.write(result.content)
print("Saved output.mp4")
