from datasets import get_dataset_config_names, get_dataset_default_config_name, load_dataset

configs = get_dataset_config_names("harbour/tide-heights")
config = get_dataset_default_config_name("harbour/tide-heights") or min(configs)
print(config, "of", configs)
dataset = load_dataset("harbour/tide-heights", config)
print(dataset)
