import os
from itertools import islice

import requests
from huggingface_hub import get_token
from mlcroissant import Dataset

token = get_token()
os.environ["CROISSANT_GIT_USERNAME"] = "token"
os.environ["CROISSANT_GIT_PASSWORD"] = token

headers = {"Authorization": f"Bearer {token}"}
answer = requests.get("https://huggingface.co/api/datasets/harbour/tide-series/croissant", headers=headers, timeout=60)
answer.raise_for_status()
dataset = Dataset(jsonld=answer.json())
names = [each.uuid for each in dataset.metadata.record_sets if not each.uuid.endswith("_splits")]
name = "default" if "default" in names else min(names)
print(name, "of", names)
splits = [each[f"{name}_splits/split_name"] for each in dataset.records(f"{name}_splits")]
split = "train" if "train" in splits else splits[0]
print(split, "of", splits)
for row in islice(dataset.records(name, filters={f"{name}/split": split}), 3):
    print(row)
