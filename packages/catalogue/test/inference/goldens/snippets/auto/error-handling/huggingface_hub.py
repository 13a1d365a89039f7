import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

try:
    for chunk in client.chat.completions.create(
        model="acme/tern-1",
        messages=[{"role": "user", "content": "What is the capital of France?"}],
        stream=True,
    ):
        if chunk.choices:
            delta = chunk.choices[0].delta
            thoughts = getattr(delta, "reasoning_content", None) or getattr(delta, "reasoning", None)
            print(delta.content or thoughts or "", end="", flush=True)
    print()
except Exception as error:
    raise SystemExit(str(error))
