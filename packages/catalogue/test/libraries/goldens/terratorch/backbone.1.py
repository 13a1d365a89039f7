from terratorch import BACKBONE_REGISTRY

print(sorted(BACKBONE_REGISTRY))

backbone = BACKBONE_REGISTRY.build("prithvi_eo_v2_300", pretrained=True)
print(backbone)
