import tf_keras
from huggingface_hub import snapshot_download

model = tf_keras.models.load_model(snapshot_download("keras-io/lowlight-enhance-mirnet"))
model.summary()
