from optimum.onnxruntime import pipeline

pipe = pipeline("zero-shot-classification", model="protectai/MoritzLaurer-roberta-base-zeroshot-v2.0-c-onnx")
result = pipe("Ada was kind, and her house in London was spotless.", candidate_labels=["travel", "politics", "sport"])
print(result)
