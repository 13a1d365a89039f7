from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/harbour/tide-heights/croissant")
names = [each.uuid for each in dataset.metadata.record_sets if not each.uuid.endswith("_splits")]
name = "default" if "default" in names else min(names)
print(name, "of", names)
splits = [each[f"{name}_splits/split_name"] for each in dataset.records(f"{name}_splits")]
split = "train" if "train" in splits else splits[0]
print(split, "of", splits)
for row in islice(dataset.records(name, filters={f"{name}/split": split}), 3):
    print(row)
