from optimum.intel import OVDiffusionPipeline

pipe = OVDiffusionPipeline.from_pretrained("ada/stable-diffusion-2-1-openvino")
image = pipe("A lighthouse on a cliff at dawn").images[0]
image.save("output.png")
