from transformers import pipeline

pipe = pipeline("table-question-answering", model="google/tapas-base-finetuned-wtq")
result = pipe(table={"Port": ["Dover", "Calais", "Harwich"], "Ferries": ["42", "38", "17"]}, query="Which port has the most ferries?")
print(result)
