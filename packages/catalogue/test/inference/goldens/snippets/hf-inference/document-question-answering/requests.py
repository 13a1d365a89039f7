import base64
import os
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "cat.png")

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
with open("cat.png", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": {"image": data, "question": "What is in this image?"}},
)
print(response.json())
