hf download UCSC-VLAA/openvision2-vit-giant-patch14-224-vision-only --local-dir=openvision2-vit-giant-patch14-224-vision-only
