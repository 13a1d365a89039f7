from transformers import AutoTokenizer, LukeForEntityPairClassification

tokenizer = AutoTokenizer.from_pretrained("studio-ousia/luke-large-finetuned-tacred")
model = LukeForEntityPairClassification.from_pretrained("studio-ousia/luke-large-finetuned-tacred", device_map="auto")

text = "Ada works at the tide station in Dover."
spans = [(0, 3), (33, 38)]
inputs = tokenizer(text, entity_spans=spans, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
