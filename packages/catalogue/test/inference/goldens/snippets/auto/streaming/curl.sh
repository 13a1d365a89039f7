curl https://router.huggingface.co/v1/chat/completions \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'X-HF-Bill-To: acme-labs' \
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
