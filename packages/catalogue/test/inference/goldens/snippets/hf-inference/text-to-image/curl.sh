curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "A lighthouse on a cliff at dawn, soft light, watercolour",
    "parameters": {
      "num_inference_steps": 5
    }
  }' \
  --output output.png || { cat output.png >&2; false; }
