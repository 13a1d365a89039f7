import numpy as np
from tensorflow_tts.inference import AutoConfig, TFAutoModel

config = AutoConfig.from_pretrained("tts-mb_melgan-ljspeech-en/config.yml")
model = TFAutoModel.from_pretrained("tts-mb_melgan-ljspeech-en/model.h5", config=config)

mels = np.load("mel.npy")
audios = model.inference(mels)
print(audios.shape)
