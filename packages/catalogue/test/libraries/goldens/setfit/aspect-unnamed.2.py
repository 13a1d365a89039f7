from setfit import AbsaModel

model = AbsaModel.from_pretrained("harbour/setfit-absa-inns", "harbour/setfit-absa-inns-polarity")

print(model.predict("The staff were kind and the room was spotless."))
