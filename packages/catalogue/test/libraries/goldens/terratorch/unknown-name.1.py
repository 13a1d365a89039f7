from terratorch import BACKBONE_REGISTRY

print(sorted(BACKBONE_REGISTRY))

backbone = BACKBONE_REGISTRY.build("flood_mapper", pretrained=True)
print(backbone)
