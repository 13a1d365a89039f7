from PIL import Image
from transformers import AutoImageProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("PaddlePaddle/UVDoc_safetensors")
model = AutoModel.from_pretrained("PaddlePaddle/UVDoc_safetensors", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(images=image, return_tensors="pt").to(model.device)
outputs = model(**inputs)
page = processor.post_process_document_rectification(outputs.last_hidden_state, inputs["original_images"])[0]["images"]
Image.fromarray(page.detach().cpu().numpy()).save("output.png")
