import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "cat.png")

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

result = client.image_to_video(
    "cat.png",
    prompt="The cat starts to dance.",
    model="acme/tern-1",
)
with open("output.mp4", "wb") as output:
    output.write(result)
print("Saved output.mp4")
