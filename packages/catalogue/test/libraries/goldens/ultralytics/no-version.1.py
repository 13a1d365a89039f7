from huggingface_hub import hf_hub_download, list_repo_files
from ultralytics import YOLO

files = list_repo_files("someone/cone-detector")
file = next(name for name in files if name.endswith(".pt"))
print([name for name in files if name.endswith(".pt")])
model = YOLO(hf_hub_download(repo_id="someone/cone-detector", filename=file))

# No valid YOLO version tag was found.
# YOLO reads the version from the weights file: make sure the file is the right one.
results = model.predict(source="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", save=True)
print(results[0].boxes)
