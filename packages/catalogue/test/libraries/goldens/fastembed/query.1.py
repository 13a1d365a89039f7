from fastembed import TextEmbedding

model = TextEmbedding("Qdrant/constella-nano")

# Queries and passages have models of their own, whose vectors can be compared.
passage_model = TextEmbedding("Qdrant/stella-en-400M-v5-doc-onnx")

passages = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
[query] = model.embed("Which planet is the largest?")
for passage, embedding in zip(passages, passage_model.embed(passages)):
    print(query @ embedding, passage)
