from transformers import pipeline

pipe = pipeline("fill-mask", model="distilbert/distilbert-base-german-cased")
result = pipe("Im Hafen ist bei " + pipe.tokenizer.mask_token + " am meisten los.")
print(result)
