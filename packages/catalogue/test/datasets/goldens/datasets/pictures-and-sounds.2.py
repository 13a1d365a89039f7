from datasets import get_dataset_config_names, get_dataset_default_config_name, load_dataset

configs = get_dataset_config_names("harbour/gulls")
config = get_dataset_default_config_name("harbour/gulls") or min(configs)
print(config, "of", configs)
dataset = load_dataset("harbour/gulls", config)
print(dataset)
