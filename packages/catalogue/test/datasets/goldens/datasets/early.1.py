from datasets import get_dataset_config_names, load_dataset
from huggingface_hub import dataset_info

repo_id = dataset_info("lighthouses").id
configs = get_dataset_config_names(repo_id)
dataset = load_dataset(repo_id, configs[0])
print(dataset)
