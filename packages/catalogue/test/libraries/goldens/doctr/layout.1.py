from urllib.request import urlretrieve

from doctr.io import DocumentFile
from doctr.models import from_hub, layout_predictor

model = from_hub("Felix92/doctr-dummy-torch-lw-detr-s")
predictor = layout_predictor(arch=model)

urlretrieve("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "page.png")
result = predictor(DocumentFile.from_images("page.png"))
print(result)
