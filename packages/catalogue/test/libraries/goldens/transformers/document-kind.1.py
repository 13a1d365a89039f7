import torch
from transformers import LayoutLMv3ImageProcessor
from transformers.image_utils import load_image
from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("harbour/layoutlm-kinds")
model = AutoModelForSequenceClassification.from_pretrained("harbour/layoutlm-kinds", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
page = LayoutLMv3ImageProcessor()(image)
words, boxes = page["words"][0], page["boxes"][0]
inputs = tokenizer(words, is_split_into_words=True, truncation=True, return_tensors="pt")
inputs["bbox"] = torch.tensor([[
    boxes[word] if sequence == 0 else [0, 0, 0, 0]
    for word, sequence in zip(inputs.word_ids(), inputs.sequence_ids())
]])
inputs = inputs.to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
