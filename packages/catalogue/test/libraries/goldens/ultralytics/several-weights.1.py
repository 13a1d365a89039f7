from huggingface_hub import hf_hub_download
from ultralytics import YOLO

model = YOLO(hf_hub_download(repo_id="acme/cone-detectors", filename="cones-large.pt"))

results = model.predict(source="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", save=True)
print(results[0].boxes)
