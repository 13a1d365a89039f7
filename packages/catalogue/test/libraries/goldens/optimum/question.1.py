from optimum.onnxruntime import pipeline

pipe = pipeline("question-answering", model="optimum/roberta-base-squad2")
result = pipe(question="Where does Ada work?", context="My name is Ada and I work at the tide station in Dover.")
print(result)
