import keras_hub

task = keras_hub.models.Inpaint.from_preset("hf://keras/stable_diffusion_3_medium")
task.summary()
