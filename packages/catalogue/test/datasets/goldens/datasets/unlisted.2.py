from datasets import get_dataset_config_names, load_dataset

configs = get_dataset_config_names("harbour/tide-heights")
splits = load_dataset("harbour/tide-heights", configs[0], streaming=True)
rows = next(iter(splits.values()))
for row in rows.take(3):
    print(row)
