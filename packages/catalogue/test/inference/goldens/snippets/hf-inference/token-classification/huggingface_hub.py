import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.token_classification(
    "Ada Lovelace met Charles Babbage in London in 1833.",
    model="acme/tern-1",
))
