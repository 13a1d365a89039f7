# /// script
# requires-python = ">=3.11"
# dependencies = ["scikit-learn", "joblib", "pandas", "numpy", "skops", "xgboost", "lightgbm"]
# ///
"""Small models of scikit-learn, fitted on random rows with the columns that the snippet uses."""

import ast
import pickle
import re

import joblib
import numpy as np
import pandas as pd
from hub import Spec, run
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OrdinalEncoder, StandardScaler


def rows(code: str):
    found = re.search(r"DataFrame\((\{.*?\})\)", code, re.S)
    if found:
        return pd.DataFrame(ast.literal_eval(found[1]))
    return np.random.default_rng(0).normal(size=(8, 4))


def make(spec: Spec) -> None:
    data = rows(spec.code)
    numeric = not isinstance(data, pd.DataFrame) or all(pd.api.types.is_numeric_dtype(kind) for kind in data.dtypes)
    words = OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=-1)
    target = [number % 2 for number in range(len(data))]
    model = make_pipeline(StandardScaler() if numeric else words, LogisticRegression())
    model.fit(data, target)
    for name in re.findall(r'filename="([^"]+)"', spec.code):
        path = spec.repository() / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".skops"):
            import skops.io

            skops.io.dump(model, path)
        elif name.endswith((".pkl", ".pickle")):
            path.write_bytes(pickle.dumps(model))
        else:
            joblib.dump(model, path)


if __name__ == "__main__":
    run(make)
