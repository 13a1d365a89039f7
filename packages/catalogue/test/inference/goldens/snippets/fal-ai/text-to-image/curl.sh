# 5 steps give a quick preview: raise the number for better quality.
curl https://queue.fal.run/acme/tern-1 \
  -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data '{
    "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
    "num_inference_steps": 5
  }' | tee ticket.json
