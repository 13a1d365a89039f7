from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("stepfun-ai/GOT-OCR-2.0-hf")
model = AutoModelForImageTextToText.from_pretrained("stepfun-ai/GOT-OCR-2.0-hf", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(
    **inputs,
    max_new_tokens=1024,
    do_sample=False,
    tokenizer=processor.tokenizer,
    stop_strings="<|im_end|>",
)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
