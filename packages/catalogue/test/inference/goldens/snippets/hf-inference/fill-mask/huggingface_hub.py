import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.fill_mask(
    "The harbour is busiest at the break of [MASK].",
    model="acme/tern-1",
))
