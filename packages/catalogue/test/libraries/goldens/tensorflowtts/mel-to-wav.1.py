import numpy as np
from tensorflow_tts.inference import TFAutoModel

model = TFAutoModel.from_pretrained("tensorspeech/tts-mb_melgan-ljspeech-en")

mels = np.load("mel.npy")
audios = model.inference(mels)
print(audios.shape)
