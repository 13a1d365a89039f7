from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline

pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained("tencent/Hunyuan3D-2mv", subfolder="hunyuan3d-dit-v2-mv")
mesh = pipeline(image={"front": "front.png", "left": "left.png", "back": "back.png"})[0]
mesh.export("output.glb")
