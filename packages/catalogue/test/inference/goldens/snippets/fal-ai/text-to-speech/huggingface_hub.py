import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

result = client.text_to_speech(
    "The ferry leaves at half past nine.",
    model="acme/tern-1",
)
with open("output.wav", "wb") as output:
    output.write(result)
print("Saved output.wav")
