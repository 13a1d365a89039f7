import numpy as np
from fastembed import TextEmbedding

model = TextEmbedding("intfloat/multilingual-e5-large")

sentences = [
    "query: The ferry leaves at half past nine.",
    "query: Boats to the island depart in the morning.",
    "query: She repairs violins in a small workshop.",
]
embeddings = np.array(list(model.embed(sentences)))

embeddings /= np.linalg.norm(embeddings, axis=1, keepdims=True)
print(embeddings @ embeddings.T)
