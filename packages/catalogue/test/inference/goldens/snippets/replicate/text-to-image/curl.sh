# 5 steps give a quick preview: raise the number for better quality.
curl https://router.huggingface.co/replicate/v1/models/acme/tern-1/predictions \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Prefer: wait' \
  -H 'Content-Type: application/json' \
  --data '{
    "input": {
      "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
      "num_inference_steps": 5
    }
  }' \
  --output answer.json
for _ in $(seq 300); do
  jq --exit-status '.output == null and (.status | IN("starting", "processing"))' answer.json > /dev/null || break
  status_url=$(jq --raw-output '"https://router.huggingface.co/replicate" + (.urls.get | sub("^https?://[^/]+"; "") | split("?")[0]) + ""' answer.json)
  sleep 2
  curl "$status_url" --silent -H "Authorization: Bearer $HF_TOKEN" --output answer.json
done
file_url=$(jq --raw-output '([.output] | flatten[0])' answer.json)
curl "$file_url" --location --output output.png
