from collector_vision.embedders import NeuralEmbedder
from huggingface_hub import hf_hub_download
from PIL import Image

embedder = NeuralEmbedder(hf_hub_download(repo_id="HanClinto/milo", filename="model.onnx"))

embedding = embedder.embed(Image.open("card.jpg"))
print(embedding.shape)
