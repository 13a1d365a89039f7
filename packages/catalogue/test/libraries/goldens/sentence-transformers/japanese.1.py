from sentence_transformers import SentenceTransformer

model = SentenceTransformer("sonoisa/sentence-bert-base-ja-mean-tokens-v2", processor_kwargs={"mecab_kwargs": {"mecab_dic": "ipadic"}})

sentences = [
    "The ferry leaves at half past nine.",
    "Boats to the island depart in the morning.",
    "She repairs violins in a small workshop.",
]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities)
