from transformers import DPRReaderTokenizer, DPRReader

tokenizer = DPRReaderTokenizer.from_pretrained("facebook/dpr-reader-single-nq-base")
model = DPRReader.from_pretrained("facebook/dpr-reader-single-nq-base", device_map="auto")

inputs = tokenizer(
    questions=["Where does Ada work?"],
    titles=["Ada"],
    texts=["Ada works at the tide station in Dover."],
    return_tensors="pt",
).to(model.device)
outputs = model(**inputs)
print(tokenizer.decode_best_spans(inputs, outputs)[0].text)
