from htrflow.models.huggingface.trocr import TrOCR
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Export, TextRecognition
from htrflow.volume.volume import Collection

pipeline = Pipeline(
    [
        TextRecognition(TrOCR, {"model": "Riksarkivet/trocr-base-handwritten-hist-swe-2"}, {}),
        Export("output", "json"),
    ]
)
print(pipeline.run(Collection(["line.jpg"])))
