import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.text_classification(
    "The staff were kind and the room was spotless.",
    model="acme/tern-1",
))
