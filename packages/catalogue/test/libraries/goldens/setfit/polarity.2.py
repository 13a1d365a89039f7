from setfit import AbsaModel

model = AbsaModel.from_pretrained("harbour/setfit-absa-all-MiniLM-L6-v2-inns-aspect", "harbour/setfit-absa-all-MiniLM-L6-v2-inns-polarity")

print(model.predict("The staff were kind and the room was spotless."))
