from transformers import pipeline

pipe = pipeline("image-classification", model="SauravMaheshkar/vit-base-patch16-imagenette", image_processor="google/vit-base-patch16-224")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
