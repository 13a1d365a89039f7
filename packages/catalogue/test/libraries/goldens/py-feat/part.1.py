from urllib.request import urlretrieve

from feat import Detectorv1

detector = Detectorv1(emotion_model="resmasknet")

urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png", "photo.png")
faces = detector.detect(["photo.png"])
print(faces)
faces.to_csv("faces.csv")
