# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac --location --output sample1.flac

curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: audio/flac' \
  --data-binary @sample1.flac \
  --fail \
  --output answer.json
for index in $(jq 'keys[]' answer.json); do
  jq --raw-output ".[$index].blob" answer.json | base64 --decode > "output_$index.flac"
done &&
jq --compact-output '.[] | del(.blob)' answer.json
