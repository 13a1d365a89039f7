curl -fsS https://harbour-tide-tables-v2.hf.space/info | jq .named_endpoints
