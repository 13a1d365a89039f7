from transformers import pipeline

pipe = pipeline("text-classification", model="bhadresh-savani/bert-base-go-emotion")
result = pipe("The staff were kind and the room was spotless.", top_k=None, function_to_apply="sigmoid")
print(result)
