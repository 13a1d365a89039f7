from sentence_transformers import SentenceTransformer

model = SentenceTransformer("jinaai/jina-embeddings-v4", trust_remote_code=True)

sentences = [
    "The ferry leaves at half past nine.",
    "Boats to the island depart in the morning.",
    "She repairs violins in a small workshop.",
]
embeddings = model.encode(sentences, task="text-matching")

similarities = model.similarity(embeddings, embeddings)
print(similarities)
