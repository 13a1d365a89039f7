import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="nscale",
    api_key=os.environ["HF_TOKEN"],
)

image = client.text_to_image(
    "A lighthouse on a cliff at dawn, soft light, watercolour",
    model="acme/tern-1",
)
image.save("output.png")
print("Saved output.png")
