from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("tomaarsen/span-marker-bert-base-fewnerd-fine-super")

for entity in model.predict("Ada Lovelace met Charles Babbage in London in 1833."):
    print(entity["span"], entity["label"], entity["score"])
