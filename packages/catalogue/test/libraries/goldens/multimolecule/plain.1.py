from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/utrbert-3mer")
model = AutoModel.from_pretrained("multimolecule/utrbert-3mer")

inputs = tokenizer("UAGCUUAUCAGACUGAUGUUGA", return_tensors="pt")
outputs = model(**inputs)
print(outputs.last_hidden_state.shape)
