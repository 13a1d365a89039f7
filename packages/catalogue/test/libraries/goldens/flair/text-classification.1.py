from flair.data import Sentence
from flair.models import TextClassifier

model = TextClassifier.load("example/flair-review-mood")

sentence = Sentence("The staff were kind and the room was spotless.")
model.predict(sentence)
for label in sentence.get_labels():
    print(label)
