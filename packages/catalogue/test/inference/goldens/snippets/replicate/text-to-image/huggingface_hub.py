import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="replicate",
    api_key=os.environ["HF_TOKEN"],
)

# 5 steps give a quick preview: raise the number for better quality.
image = client.text_to_image(
    "A lighthouse on a cliff at dawn, soft light, watercolour",
    num_inference_steps=5,
    model="acme/tern-1",
)
image.save("output.png")
print("Saved output.png")
