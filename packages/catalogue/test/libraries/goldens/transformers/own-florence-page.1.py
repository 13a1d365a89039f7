from transformers import AutoModelForCausalLM, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("yifeihu/Florence-2-DocLayNet-Fixed", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("yifeihu/Florence-2-DocLayNet-Fixed", trust_remote_code=True)

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(images=image, text="<OD>", return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=1024)
text = processor.batch_decode(outputs)[0]
print(processor.post_process_generation(text, task="<OD>", image_size=image.size))
