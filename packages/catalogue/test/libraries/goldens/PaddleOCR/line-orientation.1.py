from paddleocr import TextLineOrientationClassification

model = TextLineOrientationClassification(model_name="PP-LCNet_x1_0_textline_ori")

image = "image.png"
for result in model.predict(input=image, batch_size=1):
    result.print()
    result.save_to_img(save_path="output")
    result.save_to_json(save_path="output")
