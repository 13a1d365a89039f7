from flair.data import Sentence
from flair.models import SequenceTagger

model = SequenceTagger.load("flair/ner-english-ontonotes")

sentence = Sentence("On September 1st Ada Lovelace won 1 pound.")
model.predict(sentence)
for label in sentence.get_labels():
    print(label)
