curl https://router.huggingface.co/replicate/v1/models/acme/tern-1/predictions \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Prefer: wait' \
  -H 'Content-Type: application/json' \
  --data '{
    "input": {
      "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
      "num_inference_steps": 5
    }
  }' \
  --output answer.json || { cat answer.json >&2; false; } &&
  result_url=$(jq --raw-output '([.output] | flatten[0])' answer.json) &&
  { curl "$result_url" --silent --show-error --fail-with-body --location --output output.png || { cat output.png >&2; false; }; }
