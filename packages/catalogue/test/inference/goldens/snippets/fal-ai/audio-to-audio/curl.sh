# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3 --location --output sample1.mp3

base64 < sample1.mp3 | tr -d '\n' |
  jq --raw-input $'. as $file | {"audio_url": ("data:audio/mpeg;base64," + $file)}' |
curl https://queue.fal.run/acme/tern-1 \
  -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data-binary @- | tee ticket.json
