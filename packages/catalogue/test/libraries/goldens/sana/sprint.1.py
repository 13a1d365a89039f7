import torch
from app.sana_sprint_pipeline import SanaSprintPipeline
from huggingface_hub import hf_hub_download
from torchvision.utils import save_image

sana = SanaSprintPipeline("configs/sana_sprint_config/1024ms/SanaSprint_1600M_1024px_allqknorm_bf16_scm_ladd.yaml")
sana.from_pretrained(hf_hub_download(repo_id="Efficient-Large-Model/Sana_Sprint_1.6B_1024px", filename="checkpoints/Sana_Sprint_1.6B_1024px.pth"))

image = sana(
    prompt="A lighthouse on a cliff at dawn, soft light, watercolour",
    height=1024,
    width=1024,
    guidance_scale=4.5, num_inference_steps=2,
    generator=torch.Generator(device="cuda").manual_seed(42),
)
save_image(image.float(), "output.png", nrow=1, normalize=True, value_range=(-1, 1))
