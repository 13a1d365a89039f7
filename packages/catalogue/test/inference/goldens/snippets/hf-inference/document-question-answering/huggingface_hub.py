import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "cat.png")

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.document_question_answering(
    "cat.png",
    question="What is in this image?",
    model="acme/tern-1",
))
