API=https://harbour-tide-tables-v2.hf.space/gradio_api
curl -fsS "$API/info" |
  jq '.named_endpoints | to_entries | sort_by(-(.value.parameters | length)) | first' > endpoint.json
NAME=$(jq -r .key endpoint.json)
jq '{data: .value.parameters | map(if .parameter_has_default then .parameter_default else .example_input end)}' endpoint.json > request.json
EVENT=$(curl -fsS "$API/call$NAME" -H "Content-Type: application/json" -d @request.json | jq -r .event_id)
curl -fsSN "$API/call$NAME/$EVENT"
