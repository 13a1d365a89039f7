curl http://localhost:8080/v1/chat/completions \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "Qwen2.5-14B-Instruct",
    "messages": [
      {
        "role": "user",
        "content": "Who are you?"
      }
    ]
  }'
