from optimum.onnxruntime import pipeline

pipe = pipeline("text-classification", model="SamLowe/roberta-base-go_emotions-onnx")
result = pipe("Ada was kind, and her house in London was spotless.")
print(result)
