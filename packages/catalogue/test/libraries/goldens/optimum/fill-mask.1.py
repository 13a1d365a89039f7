from optimum.onnxruntime import pipeline

pipe = pipeline("fill-mask", model="ada/tide-roberta")
result = pipe(f"The capital of France is {pipe.tokenizer.mask_token}.")
print(result)
