curl 'https://router.huggingface.co/fal-ai/acme/tern-1?_subdomain=queue' \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "prompt": "A paper boat drifting down a sunlit stream"
  }' \
  --output ticket.json || { cat ticket.json >&2; false; } &&
  status_url=$(jq --raw-output '"https://router.huggingface.co/fal-ai" + (.response_url | sub("^https?://[^/]+"; "") | split("?")[0]) + "/status?_subdomain=queue"' ticket.json) &&
  for _ in $(seq 600); do
    curl "$status_url" --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" --output answer.json || break
    jq --exit-status '.status | IN("COMPLETED", "FAILED")' answer.json > /dev/null && break
    sleep 1
  done &&
  { jq --exit-status '.status == "COMPLETED"' answer.json > /dev/null || { cat answer.json >&2; false; }; } &&
  result_url=$(jq --raw-output '"https://router.huggingface.co/fal-ai" + (.response_url | sub("^https?://[^/]+"; "") | split("?")[0]) + "?_subdomain=queue"' ticket.json) &&
  { curl "$result_url" --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" --output answer.json || { cat answer.json >&2; false; }; } &&
  result_url=$(jq --raw-output .video.url answer.json) &&
  { curl "$result_url" --silent --show-error --fail-with-body --location --output output.mp4 || { cat output.mp4 >&2; false; }; }
