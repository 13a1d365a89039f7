from distilabel.steps import LoadDataFromHub

loader = LoadDataFromHub(repo_id="harbour/synthetic-letters", split="train", num_examples=3)
loader.load()
rows, is_last = next(loader.process())
print(rows)
