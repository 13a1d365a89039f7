from datasets import get_dataset_config_names, get_dataset_default_config_name, load_dataset

configs = get_dataset_config_names("harbour/log-books")
config = get_dataset_default_config_name("harbour/log-books") or min(configs)
print(config, "of", configs)
splits = load_dataset("harbour/log-books", config, streaming=True)
rows = splits["train"] if "train" in splits else next(iter(splits.values()))
for row in rows.take(3):
    print(row)
