import os

import argilla as rg

client = rg.Argilla(api_url=os.environ["ARGILLA_API_URL"], api_key=os.environ["ARGILLA_API_KEY"])
dataset = rg.Dataset.from_hub("harbour/ratings", client=client, settings="auto")
print(dataset)
