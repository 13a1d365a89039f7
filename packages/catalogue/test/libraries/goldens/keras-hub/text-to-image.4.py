import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://keras/stable_diffusion_3_medium")
backbone.summary()
