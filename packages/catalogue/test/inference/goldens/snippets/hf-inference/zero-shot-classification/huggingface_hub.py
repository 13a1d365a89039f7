import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.zero_shot_classification(
    "Hi, I bought a device from you and it does not work: I would like my money back!",
    candidate_labels=["refund", "legal", "faq"],
    model="acme/tern-1",
))
