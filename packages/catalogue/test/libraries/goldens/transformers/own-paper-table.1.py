from transformers import AutoImageProcessor, AutoModelForTableRecognition
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("PaddlePaddle/SLANeXt_wired_safetensors")
model = AutoModelForTableRecognition.from_pretrained("PaddlePaddle/SLANeXt_wired_safetensors", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print("".join(processor.post_process_table_recognition(outputs)["structure"]))
