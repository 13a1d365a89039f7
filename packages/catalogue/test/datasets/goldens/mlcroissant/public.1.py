from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/harbour/tide-heights/croissant")
name = next(each.uuid for each in dataset.metadata.record_sets if not each.uuid.endswith("_splits"))
for row in islice(dataset.records(name), 3):
    print(row)
