from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("example/fastai-harbour-tides")
print(learn.model)
