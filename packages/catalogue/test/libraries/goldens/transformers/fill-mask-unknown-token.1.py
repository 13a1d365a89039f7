from transformers import pipeline

pipe = pipeline("fill-mask", model="FacebookAI/roberta-base")
result = pipe("The harbour is busiest at the break of " + pipe.tokenizer.mask_token + ".")
print(result)
