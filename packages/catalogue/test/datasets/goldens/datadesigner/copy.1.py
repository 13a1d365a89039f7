import data_designer.config as dd
from data_designer.interface import DataDesigner
from huggingface_hub import HfFileSystem

folders = HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*")
assert folders, "The copy in Parquet is empty"
configs = sorted({each.split("/")[-2] for each in folders})
config = "default" if "default" in configs else configs[0]
print(config, "of", configs)
folders = [each for each in folders if each.split("/")[-2] == config]
folder = next((each for each in folders if each.endswith("train")), folders[0])
print(folder)
seeds = dd.HuggingFaceSeedSource(path=f"{folder}/*.parquet")
builder = dd.DataDesignerConfigBuilder()
builder.with_seed_dataset(seeds)
builder.add_column(
    dd.SamplerColumnConfig(
        name="tone",
        sampler_type="category",
        params=dd.CategorySamplerParams(values=["plain", "formal", "playful"]),
    )
)

preview = DataDesigner().preview(builder, num_records=5)
print(preview.dataset)
