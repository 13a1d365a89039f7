curl https://router.huggingface.co/nscale/v1/images/generations \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "response_format": "b64_json",
    "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
    "model": "acme/tern-1"
  }' | jq --raw-output '.data[0].b64_json' | base64 --decode > output.png
