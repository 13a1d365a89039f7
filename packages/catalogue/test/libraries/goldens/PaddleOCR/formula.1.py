from paddleocr import FormulaRecognition

model = FormulaRecognition(model_name="PP-FormulaNet_plus-L")

image = "image.png"
for result in model.predict(input=image, batch_size=1):
    result.print()
    result.save_to_json(save_path="output")
