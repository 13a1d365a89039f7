printf '%s\n' '{
  "steps": [
    {
      "step": "Inference",
      "settings": {
        "model": "DiT",
        "model_settings": {
          "model": "harbour-archive/dit-page-types"
        }
      }
    },
    {
      "step": "Export",
      "settings": {
        "dest": "output",
        "format": "json"
      }
    }
  ]
}' > pipeline.yaml

htrflow pipeline pipeline.yaml page.jpg
