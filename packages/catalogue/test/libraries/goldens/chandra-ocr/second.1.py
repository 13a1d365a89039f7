from urllib.request import urlretrieve

from chandra.input import load_image
from chandra.model import InferenceManager
from chandra.model.schema import BatchInputItem
from chandra.settings import settings

settings.MODEL_CHECKPOINT = "datalab-to/chandra-ocr-2"
manager = InferenceManager(method="hf")

urlretrieve("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "page.png")
page = BatchInputItem(image=load_image("page.png"), prompt_type="ocr_layout")
result = manager.generate([page])[0]
print(result.markdown)
