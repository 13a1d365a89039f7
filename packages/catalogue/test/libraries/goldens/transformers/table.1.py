from transformers import pipeline

pipe = pipeline("table-question-answering", model="google/tapas-base-finetuned-wtq")
result = pipe(table={"Name": ["Ada", "Bo"], "Age": ["36", "41"]}, query="Who is oldest?")
print(result)
