curl https://queue.fal.run/acme/tern-1 \
  --silent --show-error --fail-with-body -H "Authorization: Key $FAL_AI_API_KEY" \
  -H 'Content-Type: application/json' \
  --data '{
    "prompt": "A lighthouse on a cliff at dawn, soft light, watercolour",
    "num_inference_steps": 5
  }' \
  --output ticket.json || { cat ticket.json >&2; false; } &&
  status_url=$(jq --raw-output '"https://queue.fal.run" + (.response_url | sub("^https?://[^/]+"; "") | split("?")[0]) + "/status"' ticket.json) &&
  for _ in $(seq 600); do
    curl "$status_url" --silent --show-error --fail-with-body -H "Authorization: Key $FAL_AI_API_KEY" --output answer.json || break
    jq --exit-status '.status | IN("COMPLETED", "FAILED")' answer.json > /dev/null && break
    sleep 1
  done &&
  { jq --exit-status '.status == "COMPLETED"' answer.json > /dev/null || { cat answer.json >&2; false; }; } &&
  result_url=$(jq --raw-output '"https://queue.fal.run" + (.response_url | sub("^https?://[^/]+"; "") | split("?")[0]) + ""' ticket.json) &&
  { curl "$result_url" --silent --show-error --fail-with-body -H "Authorization: Key $FAL_AI_API_KEY" --output answer.json || { cat answer.json >&2; false; }; } &&
  result_url=$(jq --raw-output '.images[0].url' answer.json) &&
  { curl "$result_url" --silent --show-error --fail-with-body --location --output output.png || { cat output.png >&2; false; }; }
