import os

from huggingface_hub import InferenceClient
from huggingface_hub.errors import HfHubHTTPError

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

try:
    print(client.question_answering(
        question="Where does Ada work?",
        context="My name is Ada and I work at the tide station in Dover.",
        model="acme/tern-1",
    ))
except HfHubHTTPError as error:
    raise SystemExit(str(error))
