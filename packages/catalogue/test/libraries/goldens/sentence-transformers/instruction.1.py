from sentence_transformers import SentenceTransformer

model = SentenceTransformer("hkunlp/instructor-large")

sentences = [
    "The ferry leaves at half past nine.",
    "Boats to the island depart in the morning.",
    "She repairs violins in a small workshop.",
]
embeddings = model.encode(sentences, prompt="Represent the sentence: ")

similarities = model.similarity(embeddings, embeddings)
print(similarities)
