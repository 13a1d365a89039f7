# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png --location --output invoice.png

base64 < invoice.png | tr -d '\n' |
  jq --raw-input $'. as $file | {"inputs": {"image": $file, "question": "What is the invoice number?"}}' |
curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data-binary @-
