from optimum.onnxruntime import pipeline

pipe = pipeline("text-classification", model="harbour/unbiased-toxic-roberta-onnx")
result = pipe("Ada was kind, and her house in London was spotless.")
print(result)
