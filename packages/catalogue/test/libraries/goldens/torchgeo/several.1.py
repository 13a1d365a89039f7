import torch
from torchgeo.models import ResNet50_Weights, resnet50

weights = ResNet50_Weights.LANDSAT_ETM_SR_MOCO
model = resnet50(weights=weights, num_classes=0).eval()

# Noise in place of a picture, with as many bands as the weights expect.
picture = torch.rand(1, weights.meta["in_chans"], 224, 224)
with torch.inference_mode():
    features = model(picture)
print(features.shape)
