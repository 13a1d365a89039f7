import numpy as np
from fastembed import TextEmbedding

model = TextEmbedding("Qwen/Qwen3-Embedding-0.6B")

sentences = [
    "The ferry leaves at half past nine.",
    "Boats to the island depart in the morning.",
    "She repairs violins in a small workshop.",
]
embeddings = np.array(list(model.embed(sentences)))

embeddings /= np.linalg.norm(embeddings, axis=1, keepdims=True)
print(embeddings @ embeddings.T)
