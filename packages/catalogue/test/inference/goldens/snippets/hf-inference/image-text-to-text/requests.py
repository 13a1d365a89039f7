import os

import requests

headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers=headers,
    json={
        "model": "acme/tern-1:hf-inference",
        "messages": [
            {
                "role": "user",
                "content": [
                    {"type": "text", "text": "Describe this image in one sentence."},
                    {
                        "type": "image_url",
                        "image_url": {
                            "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
                        },
                    },
                ],
            },
        ],
    },
)
print(response.json())
