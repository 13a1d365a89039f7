from transformers import pipeline

pipe = pipeline("text-generation", model="harbour/own-code", trust_remote_code=True)
result = pipe("def is_leap_year(year):", max_new_tokens=40)
print(result)
