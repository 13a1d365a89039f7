import h5py
import imageio.v3 as iio
import numpy as np
import torch
from renderformer import RenderFormerRenderingPipeline

device = "cuda" if torch.cuda.is_available() else "cpu"
pipeline = RenderFormerRenderingPipeline.from_pretrained("microsoft/renderformer-v1.1-swin-large")
pipeline.to(torch.device(device))

with h5py.File("tmp/cbox/cbox.h5", "r") as scene:
    inputs = {
        name: torch.from_numpy(np.array(scene[name], dtype=np.float32)).unsqueeze(0).to(device)
        for name in ["triangles", "texture", "vn", "c2w", "fov"]
    }
inputs["fov"] = inputs["fov"].unsqueeze(-1)
inputs["mask"] = torch.ones(inputs["triangles"].shape[:2], dtype=torch.bool, device=device)

dtype = torch.float16 if device == "cuda" else torch.float32
images = pipeline(**inputs, resolution=512, torch_dtype=dtype)
image = images[0, 0].float().cpu().numpy().clip(0, 1)
iio.imwrite("output.png", (image * 255).astype(np.uint8))
