import numpy as np
from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download(repo_id="harbour/tide-forest", filename="model.skops")
print("Types to look at first:", get_untrusted_types(file=path))
# Add the types you trust to the list; loading stops at any other.
model = load(path, trusted=[])
# One row of zeros, as wide as the data it was trained on: put your own here.
print(model.predict(np.zeros((1, model.n_features_in_))))
