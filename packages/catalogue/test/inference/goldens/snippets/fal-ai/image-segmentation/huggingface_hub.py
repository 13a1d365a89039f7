import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

print(client.image_segmentation(
    "cats.jpg",
    model="acme/tern-1",
))
