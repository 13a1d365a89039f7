import keras_hub

task = keras_hub.models.ImageToImage.from_preset("hf://keras/stable_diffusion_3_medium")
task.summary()
