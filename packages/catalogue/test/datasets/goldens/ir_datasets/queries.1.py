from itertools import islice

import ir_datasets

dataset = ir_datasets.load("antique/test/non-offensive")
rows = dataset.queries_iter() if dataset.has_queries() else dataset.docs_iter()
for row in islice(rows, 3):
    print(row)
