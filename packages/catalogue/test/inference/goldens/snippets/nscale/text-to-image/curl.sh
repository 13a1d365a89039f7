curl https://router.huggingface.co/nscale/v1/images/generations \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "response_format": "b64_json",
    "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
    "model": "acme/tern-1"
  }' \
  --output answer.json || { cat answer.json >&2; false; } &&
  jq --raw-output '.data[0].b64_json' answer.json | base64 --decode > output.png
