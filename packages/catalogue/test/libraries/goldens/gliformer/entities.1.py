from gliformer import GLiFormer

model = GLiFormer.from_pretrained("knowledgator/gliformer-base-v1.0", load_tokenizer=True)

entities = model.predict_entities(
    "Ada Lovelace met Charles Babbage in London in 1833.",
    ["person", "place", "date"],
    threshold=0.5,
)
for entity in entities:
    print(entity["text"], entity["label"], entity["score"])
