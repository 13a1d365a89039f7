# 5 steps give a quick preview: raise the number for better quality.
curl https://router.huggingface.co/replicate/v1/models/acme/tern-1/predictions \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Prefer: wait' \
  -H 'Content-Type: application/json' \
  --data '{
    "input": {
      "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
      "num_inference_steps": 5
    }
  }' \
  --output answer.json
file_url=$(jq --raw-output '([.output] | flatten[0])' answer.json)
curl "$file_url" --location --output output.png
