import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.feature_extraction(
    "The lighthouse keeper wrote down the weather every evening.",
    model="acme/tern-1",
))
