from paddleocr import TableClassification

model = TableClassification(model_name="PP-LCNet_x1_0_table_cls")

image = "image.png"
for result in model.predict(input=image, batch_size=1):
    result.print()
    result.save_to_img(save_path="output")
    result.save_to_json(save_path="output")
