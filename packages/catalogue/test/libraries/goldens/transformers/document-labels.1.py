from transformers import AutoProcessor, AutoModelForTokenClassification
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("nielsr/layoutlmv3-finetuned-funsd")
model = AutoModelForTokenClassification.from_pretrained("nielsr/layoutlmv3-finetuned-funsd", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
inputs = processor(image, truncation=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
tokens = processor.tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):
    print(token, model.config.id2label[label])
