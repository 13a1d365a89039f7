import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://ada/gemma-tide")
backbone.summary()
