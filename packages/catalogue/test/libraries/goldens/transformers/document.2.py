import torch
from transformers import LayoutLMv3ImageProcessor
from transformers.image_utils import load_image
from transformers import AutoTokenizer, AutoModelForDocumentQuestionAnswering

tokenizer = AutoTokenizer.from_pretrained("impira/layoutlm-document-qa")
model = AutoModelForDocumentQuestionAnswering.from_pretrained("impira/layoutlm-document-qa", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
page = LayoutLMv3ImageProcessor()(image)
words, boxes = page["words"][0], page["boxes"][0]
question = "What is the invoice number?"
inputs = tokenizer(question.split(), words, is_split_into_words=True, truncation="only_second", return_tensors="pt")
inputs["bbox"] = torch.tensor([[
    boxes[word] if sequence == 1 else [0, 0, 0, 0]
    for word, sequence in zip(inputs.word_ids(), inputs.sequence_ids())
]])
inputs = inputs.to(model.device)
outputs = model(**inputs)
start = outputs.start_logits.argmax()
end = outputs.end_logits.argmax()
print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
