from chexmix import CheXmix
from chexmix.configs.default_configs import CheXmixConfig, VQGANConfig
from huggingface_hub import hf_hub_download

config = CheXmixConfig(
    model_path=hf_hub_download(repo_id="StanfordMIMI/CheXmix", filename="model.safetensors"),
    vq_gan_config=VQGANConfig(
        vq_gan_ckpt_path=hf_hub_download(repo_id="StanfordMIMI/CheXmix", filename="vqgan.ckpt"),
    ),
)
model = CheXmix(config=config, ReportGeneration=True)
print(model.generate_reports("radiograph.png")[0])
