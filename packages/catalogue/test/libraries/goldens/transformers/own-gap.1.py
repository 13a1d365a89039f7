from transformers import AutoProcessor, ViltForMaskedLM
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("dandelin/vilt-b32-mlm")
model = ViltForMaskedLM.from_pretrained("dandelin/vilt-b32-mlm", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
text = f"two {processor.tokenizer.mask_token} on a branch"
inputs = processor(images=image, text=text, return_tensors="pt").to(model.device)
outputs = model(**inputs)
masked = inputs["input_ids"][0] == processor.tokenizer.mask_token_id
print(processor.tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
