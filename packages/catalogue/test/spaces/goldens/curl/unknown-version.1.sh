HOST=https://harbour-fog-horn.hf.space
API=$HOST$(curl -fsS "$HOST/config" | jq -r '.api_prefix // ""')
curl -fsS "$API/info" | jq .named_endpoints
