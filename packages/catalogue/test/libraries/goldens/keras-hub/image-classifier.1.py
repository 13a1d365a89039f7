import keras
import keras_hub

classifier = keras_hub.models.ImageClassifier.from_preset(
    "hf://keras/resnet_50_imagenet", num_classes=2
)

# Noise stands in for your pictures.
images = keras.random.randint((32, 64, 64, 3), 0, 256)
labels = keras.random.randint((32, 1), 0, 2)
classifier.fit(x=images, y=labels)
print(classifier.predict(images[:1]))
