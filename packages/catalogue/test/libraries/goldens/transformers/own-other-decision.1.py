from transformers import pipeline

pipe = pipeline("decision", model="acme/jev")

result = pipe({
    "state": "I was charged twice for my order and want a refund.",
    "questions": {"refund": {"type": "noul", "instructions": "Is a refund requested?"}},
})
print(result)
