from transformers import AutoProcessor, AutoModelForImageClassification
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/shieldgemma-2-4b-it")
model = AutoModelForImageClassification.from_pretrained("google/shieldgemma-2-4b-it", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=[image], return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
for policy, (yes, _) in zip(processor.policy_definitions, outputs.probabilities.tolist()):
    print(policy, "is violated:", round(yes, 3))
