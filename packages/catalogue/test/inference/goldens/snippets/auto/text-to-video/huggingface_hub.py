import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_to_video(
    "A paper boat drifting down a sunlit stream",
    model="acme/tern-1",
)
with open("output.mp4", "wb") as output:
    output.write(result)
print("Saved output.mp4")
