import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://keras/gemma3_1b")
backbone.summary()
