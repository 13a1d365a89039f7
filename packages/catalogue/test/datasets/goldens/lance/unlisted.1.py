import lance

dataset = lance.dataset("hf://datasets/harbour/wave-vectors/data/train.lance")
print(dataset.schema)
print(dataset.head(5))
