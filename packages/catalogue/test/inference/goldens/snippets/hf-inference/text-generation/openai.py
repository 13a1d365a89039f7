import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="acme/tern-1:hf-inference",
    messages=[{"role": "user", "content": "What is the capital of France?"}],
)
print(completion.choices[0].message)
