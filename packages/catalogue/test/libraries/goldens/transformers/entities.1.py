from transformers import pipeline

pipe = pipeline("token-classification", model="dslim/bert-base-NER")
result = pipe("Ada Lovelace met Charles Babbage in London in 1833.")
print(result)
