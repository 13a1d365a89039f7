import data_designer.config as dd
from data_designer.interface import DataDesigner

seeds = dd.HuggingFaceSeedSource(path="datasets/harbour/tide-heights@refs/convert/parquet/*/*train/*.parquet")
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
