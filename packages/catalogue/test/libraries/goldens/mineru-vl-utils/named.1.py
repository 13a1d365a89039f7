from urllib.request import urlretrieve

from mineru_vl_utils import MinerUClient
from PIL import Image

client = MinerUClient(backend="transformers", model_path="opendatalab/MinerU2.5-Pro-2604-1.2B")

urlretrieve("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "page.png")
for block in client.two_step_extract(Image.open("page.png")):
    print(block.type, block.bbox, block.content)
