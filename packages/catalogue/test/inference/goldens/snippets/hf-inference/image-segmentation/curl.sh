# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg --location --output cats.jpg

curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: image/jpeg' \
  --data-binary @cats.jpg \
  --fail \
  --output answer.json
for index in $(jq 'keys[]' answer.json); do
  jq --raw-output ".[$index].mask" answer.json | base64 --decode > "mask_$index.png"
done &&
jq --compact-output '.[] | del(.mask)' answer.json
