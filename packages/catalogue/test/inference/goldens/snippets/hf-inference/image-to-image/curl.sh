# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png --location --output cat.png

base64 < cat.png | tr -d '\n' |
  jq --raw-input $'. as $file | {"inputs": $file, "parameters": {"prompt": "Turn the cat into a tiger."}}' |
curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data-binary @- \
  --fail \
  --output output.png
