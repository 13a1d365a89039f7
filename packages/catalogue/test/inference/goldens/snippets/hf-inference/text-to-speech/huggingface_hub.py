import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_to_speech(
    "The ferry leaves at half past nine.",
    model="acme/tern-1",
)
with open("output.flac", "wb") as output:
    output.write(result)
print("Saved output.flac")
