import torch
from torchgeo.models import ViTSmall16_Weights, vit_small_patch16_224

weights = ViTSmall16_Weights.SENTINEL2_ALL_DINO
model = vit_small_patch16_224(weights=weights, num_classes=0).eval()

# Noise in place of a picture, with as many bands as the weights expect.
picture = torch.rand(1, weights.meta["in_chans"], 224, 224)
with torch.inference_mode():
    features = model(picture)
print(features.shape)
