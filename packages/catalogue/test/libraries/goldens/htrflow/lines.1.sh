printf '%s\n' '{
  "steps": [
    {
      "step": "TextRecognition",
      "settings": {
        "model": "TrOCR",
        "model_settings": {
          "model": "Riksarkivet/trocr-base-handwritten-hist-swe-2"
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

htrflow pipeline pipeline.yaml line.jpg
