from huggingface_hub import hf_hub_download
from ultralytics import YOLO

model = YOLO(hf_hub_download(repo_id="acme/leaf-disease-cls", filename="best.pt"))

results = model.predict(source="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", save=True)
print(results[0].names[results[0].probs.top1])
