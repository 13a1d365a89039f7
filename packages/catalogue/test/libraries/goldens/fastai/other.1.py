from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("espejelomar/identify-my-cat")
print(learn.model)
