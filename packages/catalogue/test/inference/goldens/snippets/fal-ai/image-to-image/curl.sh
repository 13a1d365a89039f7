# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png --location --output cat.png

base64 < cat.png | tr -d '\n' |
  jq --raw-input $'. as $file | {"image_url": ("data:image/png;base64," + $file), "image_urls": [("data:image/png;base64," + $file)], "prompt": "Turn the cat into a tiger."}' |
curl https://queue.fal.run/acme/tern-1 \
  -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data-binary @- | tee ticket.json
