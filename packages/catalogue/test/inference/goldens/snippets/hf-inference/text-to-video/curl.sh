curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "A paper boat drifting down a sunlit stream"
  }' \
  --output output.mp4 || { cat output.mp4 >&2; false; }
