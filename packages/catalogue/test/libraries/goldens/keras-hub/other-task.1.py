import keras_hub

task = keras_hub.models.ImageSegmenter.from_preset("hf://keras/sam_base_sa1b")
task.summary()
