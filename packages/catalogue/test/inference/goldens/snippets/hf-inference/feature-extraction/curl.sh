curl https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/feature-extraction \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "The lighthouse keeper wrote down the weather every evening."
  }'
