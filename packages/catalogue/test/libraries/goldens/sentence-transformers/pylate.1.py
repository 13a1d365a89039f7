from pylate import models, rank

model = models.ColBERT(model_name_or_path="lightonai/GTE-ModernColBERT-v1")

documents = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
query_embeddings = model.encode(["Which planet is the largest?"], is_query=True)
document_embeddings = model.encode([documents], is_query=False)

print(
    rank.rerank(
        documents_ids=[list(range(len(documents)))],
        queries_embeddings=query_embeddings,
        documents_embeddings=document_embeddings,
    )
)
