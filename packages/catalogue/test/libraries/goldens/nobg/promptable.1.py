from nobg import AutoModel

model = AutoModel.from_pretrained("nobg/sam3-finetuned")

cutout = model.process("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png", "the cat")
cutout.save("output.png")
