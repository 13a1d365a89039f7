base64 < sample1.flac | tr -d '\n' |
  jq --raw-input $'. as $file | {"audio_url": ("data:audio/flac;base64," + $file)}' |
curl https://fal.run/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data-binary @-
