from urllib.request import urlretrieve

from clipscope import ConfiguredViT, TopKSAE
from PIL import Image

sae = TopKSAE.from_pretrained(checkpoint="22_resid/1200013184.pt", repo_id="lewington/CLIP-ViT-L-scope", device="cpu")
location = (22, "resid")
transformer = ConfiguredViT([location], device="cpu")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
activations = transformer.all_activations(Image.open("photo.png").convert("RGB"))[location]
output = sae.forward_verbose(activations[:, 0])
print(output["latent"].topk(10))
