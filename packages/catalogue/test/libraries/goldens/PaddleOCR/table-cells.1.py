from paddleocr import TableCellsDetection

model = TableCellsDetection(model_name="RT-DETR-L_wired_table_cell_det")

image = "image.png"
for result in model.predict(input=image, batch_size=1):
    result.print()
    result.save_to_img(save_path="output")
    result.save_to_json(save_path="output")
