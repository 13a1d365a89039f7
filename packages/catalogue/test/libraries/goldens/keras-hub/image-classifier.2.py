import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://keras/resnet_50_imagenet")
backbone.summary()
