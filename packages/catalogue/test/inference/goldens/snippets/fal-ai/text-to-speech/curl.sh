curl https://fal.run/acme/tern-1 \
  -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data '{
    "text": "The ferry leaves at half past nine."
  }' \
  --output answer.json
file_url=$(jq --raw-output .audio.url answer.json)
curl "$file_url" --location --output output.wav
