# 5 steps give a quick preview: raise the number for better quality.
curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "A lighthouse on a cliff at dawn, soft light, watercolour",
    "parameters": {
      "num_inference_steps": 5
    }
  }' \
  --fail \
  --output output.png
