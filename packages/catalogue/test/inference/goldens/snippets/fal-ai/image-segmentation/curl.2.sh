status_url=$(jq --raw-output '"https://queue.fal.run" + (.response_url | sub("^https?://[^/]+"; "") | split("?")[0]) + "/status"' ticket.json)
for _ in $(seq 600); do
  curl --silent "$status_url" -H "Authorization: Key $FAL_AI_API_KEY" --output answer.json
  jq --exit-status '.status | IN("COMPLETED", "FAILED")' answer.json > /dev/null && break
  sleep 1
done
result_url=$(jq --raw-output '"https://queue.fal.run" + (.response_url | sub("^https?://[^/]+"; "") | split("?")[0]) + ""' ticket.json)
curl "$result_url" -H "Authorization: Key $FAL_AI_API_KEY" --output answer.json
file_url=$(jq --raw-output .image.url answer.json) &&
case "$file_url" in
  data:*) printf %s "$file_url" | cut -d , -f 2 | base64 --decode > output.png ;;
  *) curl "$file_url" --location --output output.png ;;
esac
