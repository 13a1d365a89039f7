from urllib.request import urlretrieve

from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("hugginglearners/fastai-style-transfer")
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
result, *_ = learn.predict("photo.png")
print(result)
