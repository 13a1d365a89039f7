from trellis.pipelines import TrellisTextTo3DPipeline
from trellis.utils import postprocessing_utils

pipeline = TrellisTextTo3DPipeline.from_pretrained("microsoft/TRELLIS-text-xlarge")
pipeline.cuda()

result = pipeline.run("A wooden rowing boat with two oars", seed=1)
splat, mesh = result["gaussian"][0], result["mesh"][0]
splat.save_ply("output.ply")
postprocessing_utils.to_glb(splat, mesh).export("output.glb")
