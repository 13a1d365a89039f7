import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://keras/sam_base_sa1b")
backbone.summary()
