from paddleocr import PaddleOCRVL

pipeline = PaddleOCRVL(pipeline_version="v1")

page = "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png"
for result in pipeline.predict(page):
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")
