from diffusionkit.mlx import FluxPipeline

pipeline = FluxPipeline(
    model_version="argmaxinc/mlx-FLUX.1-schnell",
    shift=1,
    low_memory_mode=True,
    a16=True,
    w16=True,
)

height, width = 512, 512
image, _ = pipeline.generate_image(
    "A lighthouse on a cliff at dawn, soft light, watercolour",
    cfg_weight=0, num_steps=4,
    latent_size=(height // 8, width // 8),
)
image.save("image.png")
