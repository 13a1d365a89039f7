from huggingface_hub import hf_hub_download
from ultralytics import YOLO

model = YOLO(hf_hub_download(repo_id="Bingsu/adetailer", filename="face_yolov8n.pt"))

# No valid YOLO version tag was found.
# YOLO reads the version from the weights file: make sure the file is the right one.
results = model.predict(source="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png", save=True)
print(results[0].boxes)
