from transformers import pipeline

pipe = pipeline("text-classification", model="textattack/bert-base-uncased-STS-B")
result = pipe({
    "text": "The ferry leaves at half past nine.",
    "text_pair": "Boats to the island depart in the morning.",
})
print(result)
