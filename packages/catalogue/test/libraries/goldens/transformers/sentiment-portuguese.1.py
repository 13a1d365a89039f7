from transformers import pipeline

pipe = pipeline("text-classification", model="lucas-leme/FinBERT-PT-BR")
result = pipe("Os funcionários foram gentis e o quarto estava impecável.")
print(result)
