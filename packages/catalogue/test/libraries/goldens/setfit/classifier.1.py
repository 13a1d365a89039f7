from setfit import SetFitModel

model = SetFitModel.from_pretrained("tomaarsen/setfit-paraphrase-mpnet-base-v2-sst2-8-shot")

predictions = model.predict(["the story is slow but the pictures are lovely"])
print(predictions)
