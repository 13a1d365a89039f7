import os

# Only TensorFlow runs a saved model; it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "tensorflow"

import keras
import tensorflow as tf
from huggingface_hub import snapshot_download

folder = snapshot_download("keras-io/conv-mixer")
layer = keras.layers.TFSMLayer(folder, call_endpoint="serving_default")

signature = tf.saved_model.load(folder).signatures["serving_default"]
spec = next(iter(signature.structured_input_signature[1].values()))
# Zeros of the right shape: put your own data here.
print(layer(tf.zeros([size or 1 for size in spec.shape], spec.dtype)))
