from huggingface_hub import hf_hub_download, list_repo_files
from ultralytics import YOLO

files = list_repo_files("harbour/buoy-detector")
file = next(name for name in files if name.endswith(".pt"))
print([name for name in files if name.endswith(".pt")])
model = YOLO(hf_hub_download(repo_id="harbour/buoy-detector", filename=file))

results = model.predict(source="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", save=True)
print(results[0].boxes)
