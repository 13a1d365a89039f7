import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="acme/tern-1:hf-inference",
    messages=[{"role": "user", "content": "What is the capital of France?"}],
)
print(completion.choices[0].message)
