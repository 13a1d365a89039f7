from huggingface_hub import hf_hub_download
from ultralytics import YOLO

model = YOLO(hf_hub_download(repo_id="acme/hand-pose", filename="best.pt"))

results = model.predict(source="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png", save=True)
print(results[0].keypoints)
