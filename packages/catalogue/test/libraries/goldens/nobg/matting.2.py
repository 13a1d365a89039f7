from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("feyninc/FeyNobg")
processor = AutoProcessor.from_pretrained("feyninc/FeyNobg")

alpha = model.predict(processor, "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", return_type="alpha")
print(alpha.shape, alpha.mean().item())
