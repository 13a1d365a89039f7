import os

from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

try:
    print(client.sentence_similarity(
        "The ferry leaves at half past nine.",
        other_sentences=[
            "Boats to the island depart in the morning.",
            "She repairs violins in a small workshop.",
        ],
        model="acme/tern-1",
    ))
except HfHubHTTPError as error:
    raise SystemExit(str(error))
