import keras
import keras_hub

text_to_image = keras_hub.models.TextToImage.from_preset(
    "hf://keras/stable_diffusion_3_medium", dtype="bfloat16"
)

image = text_to_image.generate("A lighthouse on a cliff at dawn, soft light, watercolour", num_steps=28)
keras.utils.save_img("output.png", image)
