import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

try:
    image = client.text_to_image(
        "A lighthouse on a cliff at dawn, soft light, watercolour",
        num_inference_steps=5,
        model="acme/tern-1",
    )
    image.save("output.png")
    print("Saved output.png")
except Exception as error:
    raise SystemExit(str(error))
