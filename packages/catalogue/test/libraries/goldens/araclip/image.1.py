from urllib.request import urlretrieve

import numpy as np
from araclip import AraClip
from PIL import Image

model = AraClip.from_pretrained("Arabic-Clip/araclip")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
labels = ["ببغاوان ملونان", "قطة نائمة", "قارب في البحر"]
image_features = model.embed(image=Image.open("photo.png"))
text_features = np.stack([model.embed(text=label) for label in labels])
print(labels[int(np.argmax(text_features @ image_features))])
