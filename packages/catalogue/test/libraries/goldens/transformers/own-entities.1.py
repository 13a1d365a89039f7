from transformers import AutoTokenizer, LukeForEntitySpanClassification

tokenizer = AutoTokenizer.from_pretrained("studio-ousia/luke-large-finetuned-conll-2003")
model = LukeForEntitySpanClassification.from_pretrained("studio-ousia/luke-large-finetuned-conll-2003", device_map="auto")

text = "Ada works at the tide station in Dover."
spans = [(0, 3), (33, 38)]
inputs = tokenizer(text, entity_spans=spans, return_tensors="pt").to(model.device)
outputs = model(**inputs)
for (start, end), label in zip(spans, outputs.logits[0].argmax(-1).tolist()):
    print(text[start:end], model.config.id2label[label])
