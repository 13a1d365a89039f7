import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "cat.png")

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

image = client.image_to_image(
    "cat.png",
    prompt="Turn the cat into a tiger.",
    model="acme/tern-1",
)
image.save("output.png")
print("Saved output.png")
