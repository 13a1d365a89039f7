import pandas as pd
from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download(repo_id="scikit-learn/persistence", filename="model.skops")
print("Types to look at first:", get_untrusted_types(file=path))
# Add the types you trust to the list; loading stops at any other.
model = load(path, trusted=[])
rows = pd.DataFrame({"mean radius": [17.99, 20.57], "kind": ["a", "b"]})
print(model.predict(rows))
