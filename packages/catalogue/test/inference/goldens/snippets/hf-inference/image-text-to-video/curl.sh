base64 < cat.png | tr -d '\n' |
  jq --raw-input $'. as $file | {"inputs": $file, "parameters": {"prompt": "The cat starts to dance."}}' |
curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data-binary @- \
  --output output.mp4 || { cat output.mp4 >&2; false; }
