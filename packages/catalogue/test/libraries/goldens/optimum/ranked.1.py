from optimum.onnxruntime import pipeline

pipe = pipeline("text-classification", model="swulling/bge-reranker-large-onnx-o4")
passages = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
result = pipe([{"text": "Which planet is the largest?", "text_pair": passage} for passage in passages])
print(result)
