from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Export, Segmentation
from htrflow.volume.volume import Collection

pipeline = Pipeline(
    [
        Segmentation(YOLO, {"model": "Riksarkivet/yolov9-regions-1"}, {}),
        Export("output", "json"),
    ]
)
print(pipeline.run(Collection(["page.jpg"])))
