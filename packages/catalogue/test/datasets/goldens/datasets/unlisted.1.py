from datasets import get_dataset_config_names, load_dataset

configs = get_dataset_config_names("harbour/tide-heights")
dataset = load_dataset("harbour/tide-heights", configs[0])
print(dataset)
