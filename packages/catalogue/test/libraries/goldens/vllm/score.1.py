from vllm import LLM

llm = LLM(model="jinaai/jina-reranker-m0", runner="pooling")

query = "Which planet is the largest?"
passages = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
for passage, output in zip(passages, llm.score(query, passages)):
    print(round(output.outputs.score, 3), passage)
