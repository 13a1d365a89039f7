import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", "cats.jpg")

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

parts = client.image_segmentation(
    "cats.jpg",
    model="acme/tern-1",
)
for index, part in enumerate(parts):
    part.mask.save(f"mask_{index}.png")
    print(part.label, f"mask_{index}.png")
