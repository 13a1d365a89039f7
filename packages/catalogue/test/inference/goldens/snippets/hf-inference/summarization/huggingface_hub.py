import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

print(client.summarization(
    "The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read.",
    model="acme/tern-1",
))
