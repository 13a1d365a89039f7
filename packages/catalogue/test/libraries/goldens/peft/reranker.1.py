from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

base = "Qwen/Qwen3-Reranker-0.6B"
tokenizer = AutoTokenizer.from_pretrained(base)
base_model = AutoModelForCausalLM.from_pretrained(base, device_map="auto")
model = PeftModel.from_pretrained(base_model, "acme/Qwen3-Reranker-0.6B-legal")

query = "When does the ferry leave?"
passages = ["The ferry leaves at half past nine.", "She repairs violins in a small workshop."]
start = "<|im_start|>system\nJudge whether the Document meets the requirements based on the Query and the Instruct provided. Note that the answer can only be \"yes\" or \"no\".<|im_end|>\n<|im_start|>user\n<Instruct>: Given a web search query, retrieve relevant passages that answer the query\n"
end = "<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n"
prompts = [f"{start}<Query>: {query}\n<Document>: {passage}{end}" for passage in passages]

tokenizer.padding_side = "left"
inputs = tokenizer(prompts, padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
answers = tokenizer.convert_tokens_to_ids(["no", "yes"])
scores = outputs.logits[:, -1, answers].softmax(-1)[:, 1]
for passage, score in zip(passages, scores.tolist()):
    print(round(score, 3), passage)
