from transformers import AutoProcessor, AutoModelForDocumentQuestionAnswering
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("impira/layoutlm-document-qa")
model = AutoModelForDocumentQuestionAnswering.from_pretrained("impira/layoutlm-document-qa", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
question = "What is the invoice number?"
inputs = processor(image, question, truncation=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
start = outputs.start_logits.argmax()
end = outputs.end_logits.argmax()
print(processor.tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
