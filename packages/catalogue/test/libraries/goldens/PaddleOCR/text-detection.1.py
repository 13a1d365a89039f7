from paddleocr import TextDetection

model = TextDetection(model_name="PP-OCRv5_server_det")

image = "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png"
for result in model.predict(input=image, batch_size=1):
    result.print()
    result.save_to_img(save_path="output")
    result.save_to_json(save_path="output")
