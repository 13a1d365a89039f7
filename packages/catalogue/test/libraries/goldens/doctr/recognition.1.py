from urllib.request import urlretrieve

from doctr.io import DocumentFile
from doctr.models import from_hub, ocr_predictor

model = from_hub("Felix92/doctr-torch-parseq-multilingual-v1")
predictor = ocr_predictor(det_arch="db_mobilenet_v3_large", reco_arch=model, pretrained=True)

urlretrieve("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "page.png")
result = predictor(DocumentFile.from_images("page.png"))
print(result.render())
