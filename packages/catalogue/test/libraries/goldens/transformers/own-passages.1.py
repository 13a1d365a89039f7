import torch
from transformers import RagTokenizer, RagTokenForGeneration

tokenizer = RagTokenizer.from_pretrained("facebook/rag-token-nq")
model = RagTokenForGeneration.from_pretrained("facebook/rag-token-nq", device_map="auto")

question = "Where does Ada work?"
passages = ["Ada / Ada works at the tide station.", "Tides / The tide station is in Dover."]
texts = [f"{passage} // {question}" for passage in passages]
inputs = tokenizer.generator(texts, padding=True, return_tensors="pt").to(model.device)
outputs = model.generate(
    context_input_ids=inputs["input_ids"],
    context_attention_mask=inputs["attention_mask"],
    doc_scores=torch.ones(1, len(passages), device=model.device),
    n_docs=len(passages),
    max_length=20,
)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
