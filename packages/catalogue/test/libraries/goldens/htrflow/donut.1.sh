printf '%s\n' '{
  "steps": [
    {
      "step": "TextRecognition",
      "settings": {
        "model": "Donut",
        "model_settings": {
          "model": "harbour-archive/donut-ledgers"
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
