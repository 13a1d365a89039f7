from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("castorini/monot5-small-msmarco-10k")
model = AutoModelForSeq2SeqLM.from_pretrained("castorini/monot5-small-msmarco-10k", device_map="auto")

query = "When does the ferry leave?"
passages = ["The ferry leaves at half past nine.", "She repairs violins in a small workshop."]
texts = [f"Query: {query} Document: {passage} Relevant:" for passage in passages]
inputs = tokenizer(texts, padding=True, return_tensors="pt").to(model.device)
start = inputs["input_ids"].new_zeros((len(passages), 1))
outputs = model(**inputs, decoder_input_ids=start)
words = tokenizer.convert_tokens_to_ids(["▁false", "▁true"])
scores = outputs.logits[:, 0, words].softmax(-1)[:, 1]
for passage, score in zip(passages, scores.tolist()):
    print(round(score, 3), passage)
