import os

from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

try:
    print(client.translation(
        "The library opens at nine in the morning.",
        model="acme/tern-1",
    ))
except HfHubHTTPError as error:
    raise SystemExit(str(error))
