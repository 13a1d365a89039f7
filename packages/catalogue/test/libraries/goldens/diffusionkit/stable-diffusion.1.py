from diffusionkit.mlx import DiffusionPipeline

pipeline = DiffusionPipeline(
    model_version="argmaxinc/mlx-stable-diffusion-3-medium",
    shift=3, use_t5=False,
    low_memory_mode=True,
    a16=True,
    w16=True,
)

height, width = 512, 512
image, _ = pipeline.generate_image(
    "A lighthouse on a cliff at dawn, soft light, watercolour",
    cfg_weight=5, num_steps=50,
    latent_size=(height // 8, width // 8),
)
image.save("image.png")
