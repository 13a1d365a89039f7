from datasets import get_dataset_config_names, get_dataset_split_names
from distilabel.steps import LoadDataFromHub

configs = get_dataset_config_names("harbour/synthetic-letters")
splits = get_dataset_split_names("harbour/synthetic-letters", configs[0])
loader = LoadDataFromHub(repo_id="harbour/synthetic-letters", config=configs[0], split=splits[0], num_examples=3)
loader.load()
rows, is_last = next(loader.process())
print(rows)
