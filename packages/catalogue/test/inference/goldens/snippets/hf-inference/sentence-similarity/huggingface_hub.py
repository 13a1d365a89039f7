import os

from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

try:
    print(client.sentence_similarity(
        "That is a happy person",
        other_sentences=[
            "That is a happy dog",
            "That is a very happy person",
            "Today is a sunny day",
        ],
        model="acme/tern-1",
    ))
except HfHubHTTPError as error:
    raise SystemExit(str(error))
