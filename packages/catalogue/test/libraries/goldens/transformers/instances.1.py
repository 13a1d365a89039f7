from transformers import pipeline

pipe = pipeline("image-segmentation", model="facebook/mask2former-swin-tiny-coco-instance")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
