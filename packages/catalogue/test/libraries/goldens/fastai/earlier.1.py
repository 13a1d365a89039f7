from urllib.request import urlretrieve

from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("harbour-vision/pet-breeds")
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
label, _, probabilities = learn.predict("photo.png")
print(label, probabilities.max().item())
