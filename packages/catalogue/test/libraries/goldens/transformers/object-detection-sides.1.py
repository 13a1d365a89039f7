from transformers import pipeline

pipe = pipeline("object-detection", model="microsoft/table-transformer-structure-recognition-v1.1-all")
pipe.image_processor.size = {"shortest_edge": 800, "longest_edge": 1000}
result = pipe("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
print(result)
