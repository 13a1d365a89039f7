from hezar.models import Model

model = Model.load("hezarai/bert-fa-ner-arman")
print(model.predict(["شرکت هوش مصنوعی در تهران است."]))
