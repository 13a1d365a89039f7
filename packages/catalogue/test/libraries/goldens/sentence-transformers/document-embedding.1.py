from sentence_transformers import SentenceTransformer

model = SentenceTransformer("dangvantuan/vietnamese-document-embedding", trust_remote_code=True)

sentences = [
    "The ferry leaves at half past nine.",
    "Boats to the island depart in the morning.",
    "She repairs violins in a small workshop.",
]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities)
