import os

from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

try:
    image = client.image_to_image(
        "cat.png",
        prompt="Turn the cat into a tiger.",
        model="acme/tern-1",
    )
    image.save("output.png")
    print("Saved output.png")
except HfHubHTTPError as error:
    raise SystemExit(str(error))
