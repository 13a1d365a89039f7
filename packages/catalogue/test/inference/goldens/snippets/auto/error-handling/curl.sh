curl https://router.huggingface.co/v1/chat/completions \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "model": "acme/tern-1",
    "messages": [
      {
        "role": "user",
        "content": "What is the capital of France?"
      }
    ],
    "stream": true
  }' \
  --no-buffer
