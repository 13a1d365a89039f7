base64 < cats.jpg | tr -d '\n' |
  jq --raw-input $'. as $file | {"inputs": $file, "parameters": {"candidate_labels": ["cat", "dog", "llama"]}}' |
curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data-binary @-
