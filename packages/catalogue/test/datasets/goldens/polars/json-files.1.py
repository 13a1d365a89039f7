from pathlib import Path

import polars as pl
from huggingface_hub import snapshot_download

folder = snapshot_download("harbour/timetables", repo_type="dataset", allow_patterns=["year-*.json"])
paths = sorted(str(path) for path in Path(folder).glob("year-*.json"))
rows = pl.concat([pl.read_json(path).lazy() for path in paths])
print(rows.head().collect())
