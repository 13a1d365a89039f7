from optimum.onnxruntime import pipeline

pipe = pipeline("text2text-generation", model="Fatihaybasn/pathfinder-flan-t5-large-second-try-onnx-int8")
result = pipe("Ada was kind, and her house in London was spotless.")
print(result)
