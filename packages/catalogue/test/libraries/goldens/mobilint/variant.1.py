from urllib.request import urlretrieve

from mblt_vision import MBLT_Engine

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
model = MBLT_Engine(model_cls="ResNet50", model_type="IMAGENET1K_V2")
try:
    output = model(model.preprocess("photo.png"))
    result = model.postprocess(output)
    result.plot("photo.png", "output.png")
finally:
    model.dispose()
