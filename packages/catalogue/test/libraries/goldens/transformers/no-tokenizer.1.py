from transformers import pipeline

pipe = pipeline("fill-mask", model="AT/distilroberta-base-finetuned-wikitext2", tokenizer="distilbert/distilroberta-base")
result = pipe("The harbour is busiest at the break of " + pipe.tokenizer.mask_token + ".")
print(result)
