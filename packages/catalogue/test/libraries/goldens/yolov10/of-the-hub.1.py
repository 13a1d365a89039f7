from ultralytics import YOLOv10

model = YOLOv10.from_pretrained("jameslahm/yolov10s")

results = model.predict(source="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", save=True)
print(results[0].boxes)
