curl https://fal.run/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data '{
    "text": "The ferry leaves at half past nine."
  }' \
  --output answer.json || { cat answer.json >&2; false; } &&
  result_url=$(jq --raw-output .audio.url answer.json) &&
  { curl "$result_url" --silent --show-error --fail-with-body --location --output output.wav || { cat output.wav >&2; false; }; }
