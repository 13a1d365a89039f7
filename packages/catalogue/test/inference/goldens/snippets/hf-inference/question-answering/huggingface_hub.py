import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.question_answering(
    question="Where does Ada work?",
    context="My name is Ada and I work at the tide station in Dover.",
    model="acme/tern-1",
))
