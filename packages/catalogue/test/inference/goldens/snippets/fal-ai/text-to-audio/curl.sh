curl https://queue.fal.run/acme/tern-1 \
  -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data '{
    "prompt": "A calm piano melody over soft rain"
  }' | tee ticket.json
