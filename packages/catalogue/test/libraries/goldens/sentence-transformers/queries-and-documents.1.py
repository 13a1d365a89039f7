from sentence_transformers import SentenceTransformer

model = SentenceTransformer("nvidia/llama-nemotron-embed-1b-v2", trust_remote_code=True)

queries = ["Which planet is the largest?"]
documents = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
query_embeddings = model.encode_query(queries)
document_embeddings = model.encode_document(documents)

print(model.similarity(query_embeddings, document_embeddings))
