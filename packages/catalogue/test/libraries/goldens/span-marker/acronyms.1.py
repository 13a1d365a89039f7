from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("tomaarsen/span-marker-bert-base-uncased-acronyms")

for entity in model.predict("A convolutional neural network (CNN) needs a graphics processing unit (GPU)."):
    print(entity["span"], entity["label"], entity["score"])
