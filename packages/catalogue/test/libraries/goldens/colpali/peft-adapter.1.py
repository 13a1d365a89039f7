import torch
from colpali_engine.models import ColIdefics3, ColIdefics3Processor
from transformers.image_utils import load_image

device = "cuda" if torch.cuda.is_available() else "cpu"
model = ColIdefics3.from_pretrained("vidore/colsmolvlm-v0.1", dtype=torch.bfloat16, device_map=device).eval()
processor = ColIdefics3Processor.from_pretrained("vidore/colsmolvlm-v0.1")

pages = [
    load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png"),
    load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"),
]
queries = ["What is the number of the invoice?"]
with torch.no_grad():
    page_embeddings = model(**processor.process_images(pages).to(device))
    query_embeddings = model(**processor.process_queries(queries).to(device))
print(processor.score_multi_vector(query_embeddings, page_embeddings))
