import base64
import os
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "invoice.png")

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
with open("invoice.png", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tern-1",
    headers=headers,
    json={"inputs": {"image": data, "question": "What is the invoice number?"}},
)
print(response.json())
