import torch
from app.sana_pipeline import SanaPipeline
from huggingface_hub import hf_hub_download
from torchvision.utils import save_image

sana = SanaPipeline("configs/sana_config/1024ms/Sana_1600M_img1024.yaml")
sana.from_pretrained(hf_hub_download(repo_id="Efficient-Large-Model/Sana_1600M_1024px", filename="checkpoints/Sana_1600M_1024px.pth"))

image = sana(
    prompt="A lighthouse on a cliff at dawn, soft light, watercolour",
    height=1024,
    width=1024,
    guidance_scale=5, pag_guidance_scale=2, num_inference_steps=18,
    generator=torch.Generator(device="cuda").manual_seed(42),
)
save_image(image.float(), "output.png", nrow=1, normalize=True, value_range=(-1, 1))
