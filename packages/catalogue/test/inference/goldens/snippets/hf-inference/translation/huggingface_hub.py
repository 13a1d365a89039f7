import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.translation(
    "The library opens at nine in the morning.",
    model="acme/tern-1",
))
