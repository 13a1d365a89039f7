from transformers import AutoVideoProcessor, AutoModelForVideoClassification

processor = AutoVideoProcessor.from_pretrained("MCG-NJU/videomae-base")
model = AutoModelForVideoClassification.from_pretrained("MCG-NJU/videomae-base", device_map="auto")

print(model)
