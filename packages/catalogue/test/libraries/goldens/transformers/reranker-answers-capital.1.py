from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("BAAI/bge-reranker-v2-gemma")
model = AutoModelForCausalLM.from_pretrained("BAAI/bge-reranker-v2-gemma", device_map="auto")

query = "When does the ferry leave?"
passages = ["The ferry leaves at half past nine.", "She repairs violins in a small workshop."]
task = "Given a query A and a passage B, determine whether the passage contains an answer to the query by providing a prediction of either 'Yes' or 'No'."
prompts = [f"A: {query}\nB: {passage}\n{task}" for passage in passages]

tokenizer.padding_side = "left"
inputs = tokenizer(prompts, padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
yes = tokenizer("Yes", add_special_tokens=False)["input_ids"][0]
scores = outputs.logits[:, -1, yes]
for passage, score in zip(passages, scores.tolist()):
    print(round(score, 3), passage)
