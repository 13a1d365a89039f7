import torch
from medvae import MVAE

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model = MVAE(model_name="medvae_4_1_2d", modality="xray").to(device)
model.requires_grad_(False)
model.eval()

image = model.apply_transform("image.png").to(device)
with torch.no_grad():
    latent = model(image)
print(latent.shape)
