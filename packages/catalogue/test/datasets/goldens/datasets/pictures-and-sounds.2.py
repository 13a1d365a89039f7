from datasets import get_dataset_config_names, load_dataset

configs = get_dataset_config_names("harbour/gulls")
dataset = load_dataset("harbour/gulls", configs[0])
print(dataset)
