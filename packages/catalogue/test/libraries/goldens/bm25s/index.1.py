import bm25s
from bm25s.hf import BM25HF

retriever = BM25HF.load_from_hub("xhluca/bm25s-fiqa-index", load_corpus=True)

query = bm25s.tokenize("When does the ferry leave?")
documents, scores = retriever.retrieve(query, k=2)
for document, score in zip(documents[0], scores[0]):
    print(score, document)
