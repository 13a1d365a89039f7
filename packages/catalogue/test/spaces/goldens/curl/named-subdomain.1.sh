HOST=https://harbour-fog-horn-2.hf.space
API=$HOST$(curl -fsS "$HOST/config" | jq -r '.api_prefix // ""')
curl -fsS "$API/info" | jq .named_endpoints
