import numpy as np
from fastembed import TextEmbedding

model = TextEmbedding("BAAI/bge-small-zh-v1.5")

sentences = ["渡轮九点半出发。", "去岛上的船早上出发。", "她在一间小作坊里修理小提琴。"]
embeddings = np.array(list(model.embed(sentences)))

embeddings /= np.linalg.norm(embeddings, axis=1, keepdims=True)
print(embeddings @ embeddings.T)
