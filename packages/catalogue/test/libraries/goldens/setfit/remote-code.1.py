from setfit import SetFitModel

model = SetFitModel.from_pretrained("harbour/setfit-nomic", trust_remote_code=True)

predictions = model.predict(["The staff were kind and the room was spotless."])
print(predictions)
