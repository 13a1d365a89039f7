curl -fsS https://harbour-tide-tables-v2.hf.space/gradio_api/info | jq .named_endpoints
