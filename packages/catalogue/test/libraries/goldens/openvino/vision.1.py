from urllib.request import urlretrieve

import numpy as np
import openvino as ov
import openvino_genai
from PIL import Image
from huggingface_hub import snapshot_download

folder = snapshot_download("ada/harbour-27B-int8-ov")
pipe = openvino_genai.VLMPipeline(folder, "CPU")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
image = ov.Tensor(np.array(Image.open("photo.png").convert("RGB"))[None])
print(pipe.generate("What is in the picture?", images=[image], max_new_tokens=512))
