HOST=https://harbour-fog-horn-2.hf.space
API=$HOST$(curl -fsS "$HOST/config" | jq -r '.api_prefix // ""')
curl -fsS "$API/info" -o api.json
NAME=$(jq -r '.named_endpoints | keys_unsorted[0]' api.json)
jq '.named_endpoints | to_entries[0].value.parameters' api.json |
  jq '{data: map(if .parameter_has_default then .parameter_default else .example_input end)}' > request.json
EVENT=$(curl -fsS "$API/call$NAME" -H "Content-Type: application/json" -d @request.json | jq -r .event_id)
curl -fsSN "$API/call$NAME/$EVENT"
