from flair.data import Sentence
from flair.models import TextClassifier
from huggingface_hub import hf_hub_download

model = TextClassifier.load(hf_hub_download("example/flair-review-mood", "pytorch_model.bin"))

sentence = Sentence("The staff were kind and the room was spotless.")
model.predict(sentence)
for label in sentence.get_labels():
    print(label)
