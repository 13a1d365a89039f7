curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "The ferry leaves at half past nine."
  }' \
  --output output.wav || { cat output.wav >&2; false; }
