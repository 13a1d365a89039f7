from transformers import AutoTokenizer, AutoModel
from transformers import LayoutLMv3ImageProcessor
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("SCUT-DLVCLab/lilt-roberta-en-base")
model = AutoModel.from_pretrained("SCUT-DLVCLab/lilt-roberta-en-base", device_map="auto")

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
page = LayoutLMv3ImageProcessor()(image)
words, boxes = page["words"][0], page["boxes"][0]
inputs = tokenizer(words, boxes=boxes, truncation=True, return_tensors="pt")
inputs = inputs.to(model.device)
outputs = model(**inputs)
print(outputs[0].shape)
