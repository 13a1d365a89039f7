from hezar.models import Model

model = Model.load("hezarai/bert-fa-sentiment-dksf")
print(model.predict(["کتابخانه هر روز صبح ساعت نه باز می‌شود."]))
