from paddleocr import DocVLM

model = DocVLM(model_name="PP-DocBee2-3B")

image = "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png"
for result in model.predict(input={"image": image, "query": "Write the text of this page as Markdown."}, batch_size=1):
    result.print()
    result.save_to_json(save_path="output")
