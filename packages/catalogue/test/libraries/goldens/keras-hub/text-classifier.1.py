import keras_hub

classifier = keras_hub.models.TextClassifier.from_preset(
    "hf://keras/bert_base_en", num_classes=2
)

classifier.fit(
    x=["The room was spotless.", "The soup was cold again."],
    y=[1, 0],
)
print(classifier.predict(["The staff were kind."]))
