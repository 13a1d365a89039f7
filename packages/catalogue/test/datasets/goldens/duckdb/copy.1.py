import duckdb
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*")
folder = next((each for each in folders if each.endswith("train")), folders[0])
rows = duckdb.read_parquet(f"hf://{folder}/*.parquet".replace("refs/convert/parquet", "~parquet"))
rows.limit(5).show()
