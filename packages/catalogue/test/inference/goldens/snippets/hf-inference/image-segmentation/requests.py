import base64
import os
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "Content-Type": "image/jpeg",
}
with open("cats.jpg", "rb") as file:
    data = file.read()
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    data=data,
)
response.raise_for_status()
for index, part in enumerate(response.json()):
    with open(f"mask_{index}.png", "wb") as output:
        output.write(base64.b64decode(part["mask"]))
    print(part["label"], f"mask_{index}.png")
