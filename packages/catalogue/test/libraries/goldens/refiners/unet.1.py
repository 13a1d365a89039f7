import torch
from huggingface_hub import hf_hub_download
from refiners.fluxion.utils import manual_seed, no_grad
from refiners.foundationals.latent_diffusion.stable_diffusion_xl import StableDiffusion_XL

sdxl = StableDiffusion_XL(device="cuda", dtype=torch.float16)
sdxl.clip_text_encoder.load_from_safetensors(
    hf_hub_download(repo_id="refiners/sdxl.text_encoder", filename="model.safetensors")
)
sdxl.unet.load_from_safetensors(
    hf_hub_download(repo_id="refiners/sdxl.unet", filename="model.safetensors")
)
sdxl.lda.load_from_safetensors(
    hf_hub_download(repo_id="refiners/sdxl.autoencoder_fp16fix", filename="model.safetensors")
)
sdxl.set_inference_steps(30)

with no_grad():
    embedding, pooled = sdxl.compute_clip_text_embedding(
        text="A lighthouse on a cliff at dawn, soft light, watercolour",
    )
    manual_seed(7)
    latents = sdxl.init_latents((1024, 1024))
    for step in sdxl.steps:
        latents = sdxl(
            latents,
            step=step,
            clip_text_embedding=embedding,
            pooled_text_embedding=pooled,
            time_ids=sdxl.default_time_ids,
        )
    sdxl.lda.latents_to_image(latents).save("output.png")
