from transformers import pipeline

pipe = pipeline("object-detection", model="docling-project/docling-layout-heron")
result = pipe("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
print(result)
