from transformers import AutoTokenizer, AutoModelForQuestionAnswering, MarkupLMFeatureExtractor, MarkupLMProcessor

tokenizer = AutoTokenizer.from_pretrained("FuriouslyAsleep/markuplm-large-finetuned-qa")
model = AutoModelForQuestionAnswering.from_pretrained("FuriouslyAsleep/markuplm-large-finetuned-qa", device_map="auto")

processor = MarkupLMProcessor(MarkupLMFeatureExtractor(), tokenizer)
html = "<html><body><p>Ada works at the tide station in Dover.</p></body></html>"
inputs = processor(html, questions="Where does Ada work?", return_tensors="pt").to(model.device)
outputs = model(**inputs)
start = outputs.start_logits.argmax()
end = outputs.end_logits.argmax()
print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
