from fastembed import SparseTextEmbedding

model = SparseTextEmbedding("prithivida/Splade_PP_en_v1")

passages = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
for embedding in model.embed(passages):
    print(embedding.indices, embedding.values)

[query] = model.query_embed("Which planet is the largest?")
print(query.indices, query.values)
