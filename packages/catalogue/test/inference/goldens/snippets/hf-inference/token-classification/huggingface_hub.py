import os

from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

try:
    print(client.token_classification(
        "Ada Lovelace met Charles Babbage in London in 1833.",
        model="acme/tern-1",
    ))
except HfHubHTTPError as error:
    raise SystemExit(str(error))
