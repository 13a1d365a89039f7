from sentence_transformers import SentenceTransformer

model = SentenceTransformer("intfloat/multilingual-e5-base")

sentences = ["That is a happy person", "That is a happy dog", "Today is a sunny day"]
embeddings = model.encode(sentences, prompt="query: ")

similarities = model.similarity(embeddings, embeddings)
print(similarities)
