import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://keras/llama3_8b_en")
backbone.summary()
