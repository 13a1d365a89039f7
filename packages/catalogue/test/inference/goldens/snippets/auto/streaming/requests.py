import json
import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "X-HF-Bill-To": "acme-labs",
}
response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers=headers,
    json={
        "model": "acme/tern-1",
        "messages": [{"role": "user", "content": "What is the capital of France?"}],
        "stream": True,
    },
    stream=True,
)
response.raise_for_status()
for line in response.iter_lines():
    if not line.startswith(b"data:"):
        continue
    data = line.removeprefix(b"data:").strip()
    if data == b"[DONE]":
        break
    event = json.loads(data)
    if event.get("error"):
        raise SystemExit(str(event["error"]))
    for choice in event.get("choices", []):
        delta = choice["delta"]
        thoughts = delta.get("reasoning_content") or delta.get("reasoning")
        print(delta.get("content") or thoughts or "", end="", flush=True)
print()
