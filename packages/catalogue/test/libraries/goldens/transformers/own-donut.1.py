from transformers import DonutProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = DonutProcessor.from_pretrained("naver-clova-ix/donut-base-finetuned-cord-v2")
model = AutoModelForImageTextToText.from_pretrained("naver-clova-ix/donut-base-finetuned-cord-v2", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
prompt = "<s_cord-v2>"
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
start = processor.tokenizer(prompt, add_special_tokens=False, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, decoder_input_ids=start["input_ids"], max_new_tokens=512)
print(processor.token2json(processor.decode(outputs[0])))
