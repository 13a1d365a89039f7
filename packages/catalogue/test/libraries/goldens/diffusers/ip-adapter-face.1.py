import cv2
import torch
from diffusers import DiffusionPipeline
from insightface.app import FaceAnalysis

pipe = DiffusionPipeline.from_pretrained("stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.bfloat16, device_map="cuda")
pipe.load_ip_adapter(
    "h94/IP-Adapter-FaceID",
    subfolder=None,
    weight_name="ip-adapter-faceid_sdxl.bin",
    image_encoder_folder=None,
)
pipe.set_ip_adapter_scale(0.6)

faces = FaceAnalysis(name="buffalo_l", providers=["CPUExecutionProvider"])
faces.prepare(ctx_id=0)
[face, *_] = faces.get(cv2.imread("face.png"))
embedding = torch.from_numpy(face.normed_embedding)[None, None, None]
# The guidance compares it with no face at all.
embeddings = torch.cat([torch.zeros_like(embedding), embedding]).to("cuda", torch.bfloat16)

image = pipe("A photo of a person reading in a garden", ip_adapter_image_embeds=[embeddings]).images[0]
image.save("output.png")
