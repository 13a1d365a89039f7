import os

import argilla as rg
from huggingface_hub import dataset_info

repo_id = dataset_info("ratings").id
client = rg.Argilla(api_url=os.environ["ARGILLA_API_URL"], api_key=os.environ["ARGILLA_API_KEY"])
dataset = rg.Dataset.from_hub(repo_id, client=client, settings="auto")
print(dataset)
