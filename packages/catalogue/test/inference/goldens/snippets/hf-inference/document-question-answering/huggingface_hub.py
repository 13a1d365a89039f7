import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "invoice.png")

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.document_question_answering(
    "invoice.png",
    question="What is the invoice number?",
    model="acme/tern-1",
))
