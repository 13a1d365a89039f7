curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "A young man walking down a quiet street in the rain"
  }' \
  --output output.mp4 || { cat output.mp4 >&2; false; }
