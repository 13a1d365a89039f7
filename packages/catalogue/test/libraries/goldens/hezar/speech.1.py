from hezar.models import Model

model = Model.load("hezarai/whisper-small-fa")
print(model.predict("speech.wav"))
