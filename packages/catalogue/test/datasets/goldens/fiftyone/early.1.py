import fiftyone as fo
from fiftyone.utils.huggingface import load_from_hub
from huggingface_hub import dataset_info

repo_id = dataset_info("dock-cameras").id
dataset = load_from_hub(repo_id, max_samples=500)
print(dataset)

session = fo.launch_app(dataset)
session.wait()
