curl -fsS https://harbour-fog-horn-2.hf.space/gradio_api/info | jq .named_endpoints
