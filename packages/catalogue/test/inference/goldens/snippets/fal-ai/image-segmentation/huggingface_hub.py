import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

try:
    print(client.image_segmentation(
        "cats.jpg",
        model="acme/tern-1",
    ))
except Exception as error:
    raise SystemExit(str(error))
