import fiftyone as fo
from fiftyone.utils.huggingface import load_from_hub

dataset = load_from_hub("harbour/dock-cameras", max_samples=500)
print(dataset)

session = fo.launch_app(dataset)
session.wait()
