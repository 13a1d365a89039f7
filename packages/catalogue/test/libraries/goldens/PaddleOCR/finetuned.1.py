from huggingface_hub import snapshot_download
from paddleocr import TextRecognition

model = TextRecognition(model_name="PP-OCRv5_mobile_rec", model_dir=snapshot_download("harbour-labs/timetable-rec"))

image = "image.png"
for result in model.predict(input=image, batch_size=1):
    result.print()
    result.save_to_img(save_path="output")
    result.save_to_json(save_path="output")
