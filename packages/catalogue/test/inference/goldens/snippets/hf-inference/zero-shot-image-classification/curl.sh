# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg --location --output cats.jpg

base64 < cats.jpg | tr -d '\n' |
  jq --raw-input $'. as $file | {"inputs": $file, "parameters": {"candidate_labels": ["cat", "dog", "llama"]}}' |
curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data-binary @-
