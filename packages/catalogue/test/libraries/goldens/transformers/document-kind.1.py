from transformers import pipeline

pipe = pipeline("text-classification", model="harbour/layoutlm-kinds")
result = pipe("The staff were kind and the room was spotless.")
print(result)
