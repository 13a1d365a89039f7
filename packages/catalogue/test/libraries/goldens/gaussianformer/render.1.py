import torch
from gaussianformer import GaussianFormerRenderingPipeline
from gaussianformer.utils.cameras import orbit
from torchvision.utils import save_image

pipeline = GaussianFormerRenderingPipeline.from_pretrained("shahafvl/gaussianformer-v10b").to("cuda")

# Each row: position (3), scale (3), rotation (4), colour (3), opacity (1).
scene = torch.zeros(20000, 14)
scene[:, 0:3] = 0.4 * torch.nn.functional.normalize(torch.randn(20000, 3), dim=-1)
scene[:, 3:6] = 0.01
scene[:, 6] = 1
scene[:, 10:13] = 0.5 + scene[:, 0:3]
scene[:, 13] = 1

cameras = torch.from_numpy(orbit(4, 1.7))
images = pipeline(scene, cameras, fov=45.0)
save_image(images.permute(0, 3, 1, 2).float().clamp(0, 1), "render.png")
