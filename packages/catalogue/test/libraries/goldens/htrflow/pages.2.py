from htrflow.models.huggingface.dit import DiT
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Export, Inference
from htrflow.volume.volume import Collection

pipeline = Pipeline(
    [
        Inference(DiT, {"model": "harbour-archive/dit-page-types"}, {}),
        Export("output", "json"),
    ]
)
print(pipeline.run(Collection(["page.jpg"])))
