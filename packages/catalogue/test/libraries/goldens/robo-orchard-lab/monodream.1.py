from huggingface_hub import snapshot_download
from robo_orchard_lab.inference import InferencePipelineMixin
from robo_orchard_lab.models.monodream.processor import MonoDreamInput

folder = snapshot_download("HorizonRobotics/MonoDream")
pipeline = InferencePipelineMixin.load_pipeline(folder)
pipeline.model.init_components(folder)
pipeline.to("cuda")
pipeline.model.eval()

seen = MonoDreamInput(
    image_paths=[f"{folder}/data_example/rgb_{number}.png" for number in range(8)],
    instruction="Walk past the billiards table and stop at the top of the stairs.",
)
print(pipeline(seen).text)
