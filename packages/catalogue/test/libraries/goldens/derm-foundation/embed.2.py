from urllib.request import urlopen

import tensorflow as tf
from huggingface_hub import snapshot_download

model = tf.saved_model.load(snapshot_download("google/derm-foundation"))

# A picture of the public SCIN data set.
url = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png"
with urlopen(url) as response:
    picture = tf.train.Feature(bytes_list=tf.train.BytesList(value=[response.read()]))
features = tf.train.Features(feature={"image/encoded": picture})
example = tf.train.Example(features=features).SerializeToString()

output = model.signatures["serving_default"](inputs=tf.constant([example]))
print(output["embedding"].numpy().flatten())
