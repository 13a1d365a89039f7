# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg --location --output cats.jpg

base64 < cats.jpg | tr -d '\n' |
  jq --raw-input $'. as $file | {"image_url": ("data:image/jpeg;base64," + $file), "sync_mode": true}' |
curl https://queue.fal.run/acme/tern-1 \
  -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data-binary @- | tee ticket.json
