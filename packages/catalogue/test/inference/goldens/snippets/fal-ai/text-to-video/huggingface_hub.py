import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

result = client.text_to_video(
    "A paper boat drifting down a sunlit stream",
    model="acme/tern-1",
)
with open("output.mp4", "wb") as output:
    output.write(result)
print("Saved output.mp4")
