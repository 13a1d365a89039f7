from transformers import pipeline

pipe = pipeline("token-classification", model="nielsr/layoutlmv3-finetuned-funsd")
result = pipe("Ada Lovelace met Charles Babbage in London in 1833.")
print(result)
