from PIL import Image
from trellis.pipelines import TrellisImageTo3DPipeline
from trellis.utils import postprocessing_utils

pipeline = TrellisImageTo3DPipeline.from_pretrained("microsoft/TRELLIS-image-large")
pipeline.cuda()

result = pipeline.run(Image.open("assets/example_image/T.png"), seed=1)
splat, mesh = result["gaussian"][0], result["mesh"][0]
splat.save_ply("output.ply")
postprocessing_utils.to_glb(splat, mesh).export("output.glb")
