import torch
from gaussianformer.pipelines.rendering_pipeline import GaussianFormerRenderingPipeline
from torchvision.utils import save_image

pipeline = GaussianFormerRenderingPipeline.from_pretrained("shahafvl/gaussianformer-v10b")
pipeline.to(torch.device("cuda"))

# Each row: position (3), scale (3), rotation (4), colour (3), opacity (1).
scene = torch.zeros(1, 4096, 14, device="cuda")
scene[..., 0:3] = 0.3 * torch.nn.functional.normalize(torch.randn(1, 4096, 3, device="cuda"), dim=-1)
scene[..., 3:6] = 0.02
scene[..., 6] = 1
scene[..., 10:13] = 0.5 + scene[..., 0:3]
scene[..., 13] = 1

camera = torch.eye(4, device="cuda")
camera[2, 3] = 1.8
images = pipeline(
    gaussians=scene,
    mask=torch.ones(1, 4096, dtype=torch.bool, device="cuda"),
    c2w=camera[None, None],
    fov=torch.full((1, 1, 1), 45.0, device="cuda"),
    resolution=512,
    torch_dtype=torch.float16,
)
save_image(images[0, 0].permute(2, 0, 1).float().clamp(0, 1), "render.png")
