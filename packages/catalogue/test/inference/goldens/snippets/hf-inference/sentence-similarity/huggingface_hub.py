import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.sentence_similarity(
    "The ferry leaves at half past nine.",
    other_sentences=[
        "Boats to the island depart in the morning.",
        "She repairs violins in a small workshop.",
    ],
    model="acme/tern-1",
))
