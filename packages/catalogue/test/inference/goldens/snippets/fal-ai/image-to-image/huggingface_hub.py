import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

try:
    image = client.image_to_image(
        "cat.png",
        prompt="Turn the cat into a tiger.",
        model="acme/tern-1",
    )
    image.save("output.png")
    print("Saved output.png")
except Exception as error:
    raise SystemExit(str(error))
