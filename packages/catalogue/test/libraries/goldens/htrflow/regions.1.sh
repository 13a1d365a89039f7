printf '%s\n' '{
  "steps": [
    {
      "step": "Segmentation",
      "settings": {
        "model": "YOLO",
        "model_settings": {
          "model": "Riksarkivet/yolov9-regions-1"
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
