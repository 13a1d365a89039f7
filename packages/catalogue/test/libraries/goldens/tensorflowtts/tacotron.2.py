import numpy as np
import tensorflow as tf
from tensorflow_tts.inference import AutoConfig, AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("tts-tacotron2-ljspeech-en/processor.json")
config = AutoConfig.from_pretrained("tts-tacotron2-ljspeech-en/config.yml")
model = TFAutoModel.from_pretrained("tts-tacotron2-ljspeech-en/model.h5", config=config)

ids = processor.text_to_sequence("The ferry leaves at half past nine.")
inputs = tf.convert_to_tensor([ids], dtype=tf.int32)
speaker = tf.convert_to_tensor([0], dtype=tf.int32)
length = tf.convert_to_tensor([len(ids)], dtype=tf.int32)
outputs = model.inference(inputs, length, speaker)
# A mel-to-wav model turns it into sound.
np.save("mel.npy", outputs[1].numpy())
print(outputs[1].shape)
