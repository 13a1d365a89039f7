from hezar.embeddings import Embedding

embedding = Embedding.load("hezarai/fasttext-fa-300")
print(embedding.most_similar("کتاب"))
