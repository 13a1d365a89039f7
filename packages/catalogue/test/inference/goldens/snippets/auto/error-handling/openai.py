import os

from openai import APIStatusError, OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
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
except APIStatusError as error:
    raise SystemExit(error.response.text)
except Exception as error:
    raise SystemExit(str(error))
