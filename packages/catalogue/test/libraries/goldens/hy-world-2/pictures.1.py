from hyworld2.worldrecon.pipeline import WorldMirrorPipeline

pipeline = WorldMirrorPipeline.from_pretrained("tencent/HY-World-2.0")
print(pipeline("pictures"))
