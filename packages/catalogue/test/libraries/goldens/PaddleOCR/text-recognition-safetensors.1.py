from paddleocr import TextRecognition

model = TextRecognition(model_name="PP-OCRv5_server_rec", engine="transformers")

image = "image.png"
for result in model.predict(input=image, batch_size=1):
    result.print()
    result.save_to_img(save_path="output")
    result.save_to_json(save_path="output")
