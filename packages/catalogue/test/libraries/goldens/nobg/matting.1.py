from nobg import AutoModel

model = AutoModel.from_pretrained("feyninc/FeyNobg")

cutout = model.process("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")
cutout.save("output.png")
