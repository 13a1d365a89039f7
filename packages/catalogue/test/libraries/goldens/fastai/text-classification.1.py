from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("example/fastai-reviews")
label, _, probabilities = learn.predict("The staff were kind and the room was spotless.")
print(label, probabilities.max().item())
