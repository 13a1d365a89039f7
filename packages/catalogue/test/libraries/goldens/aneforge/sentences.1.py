from aneforge.sentence_transformers import SentenceTransformer

model = SentenceTransformer("aneforge/all-MiniLM-L6-v2")

embeddings = model.encode([
    "The ferry leaves at half past nine.",
    "Boats to the island depart in the morning.",
    "She repairs violins in a small workshop.",
], normalize_embeddings=True)
print(embeddings @ embeddings.T)
