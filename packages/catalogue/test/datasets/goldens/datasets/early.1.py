from datasets import get_dataset_config_names, get_dataset_default_config_name, load_dataset
from huggingface_hub import dataset_info

repo_id = dataset_info("lighthouses").id
configs = get_dataset_config_names(repo_id)
config = get_dataset_default_config_name(repo_id) or min(configs)
print(config, "of", configs)
dataset = load_dataset(repo_id, config)
print(dataset)
