from urllib.request import urlretrieve

from fastembed import ImageEmbedding

model = ImageEmbedding("Qdrant/clip-ViT-B-32-vision")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
[embedding] = model.embed(["photo.png"])
print(embedding.shape)
