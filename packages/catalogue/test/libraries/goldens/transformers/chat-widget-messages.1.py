from transformers import pipeline

pipe = pipeline("text-generation", model="harbour-labs/ferry-chat")
messages = [
    {"role": "system", "content": "You sell ferry tickets."},
    {"role": "user", "content": "When does the next ferry leave?"},
]
result = pipe(messages)
print(result)
