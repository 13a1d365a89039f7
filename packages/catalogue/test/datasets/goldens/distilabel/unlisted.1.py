from datasets import get_dataset_config_names, get_dataset_default_config_name, get_dataset_split_names
from distilabel.steps import LoadDataFromHub

configs = get_dataset_config_names("harbour/synthetic-letters")
config = get_dataset_default_config_name("harbour/synthetic-letters") or min(configs)
print(config, "of", configs)
splits = get_dataset_split_names("harbour/synthetic-letters", config)
split = "train" if "train" in splits else splits[0]
loader = LoadDataFromHub(repo_id="harbour/synthetic-letters", config=config, split=split, num_examples=3)
loader.load()
rows, is_last = next(loader.process())
print(rows)
