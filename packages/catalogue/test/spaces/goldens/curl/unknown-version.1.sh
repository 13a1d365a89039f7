curl -fsS https://harbour-fog-horn.hf.space/gradio_api/info | jq .named_endpoints
