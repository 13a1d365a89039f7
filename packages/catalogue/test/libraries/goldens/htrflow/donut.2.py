from htrflow.models.huggingface.donut import Donut
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Export, TextRecognition
from htrflow.volume.volume import Collection

pipeline = Pipeline(
    [
        TextRecognition(Donut, {"model": "harbour-archive/donut-ledgers"}, {}),
        Export("output", "json"),
    ]
)
print(pipeline.run(Collection(["page.jpg"])))
