from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("nobg/sam3-finetuned")
processor = AutoProcessor.from_pretrained("nobg/sam3-finetuned")

alpha = model.predict(processor, "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "the cat", return_type="alpha")
print(alpha.shape, alpha.mean().item())
