import cv2
from collector_vision.detectors import NeuralCornerDetector
from huggingface_hub import hf_hub_download

detector = NeuralCornerDetector(hf_hub_download(repo_id="HanClinto/milo", filename="model.onnx"))

photo = cv2.imread("card.jpg")
detection = detector.detect(photo)
print(detection.card_present, detection.corners)
detection.dewarp(photo).save("card-aligned.png")
