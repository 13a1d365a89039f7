from transformers import AutoProcessor, ViltForImagesAndTextClassification
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("dandelin/vilt-b32-finetuned-nlvr2")
model = ViltForImagesAndTextClassification.from_pretrained("dandelin/vilt-b32-finetuned-nlvr2", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
pictures = [image, image.rotate(180)]
inputs = processor(pictures, "Both pictures show the same birds.", return_tensors="pt").to(model.device)
outputs = model(input_ids=inputs["input_ids"], pixel_values=inputs["pixel_values"][None])
print(model.config.id2label[outputs.logits.argmax(-1).item()])
