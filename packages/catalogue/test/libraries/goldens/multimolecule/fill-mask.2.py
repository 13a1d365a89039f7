from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/rnafm")
model = AutoModel.from_pretrained("multimolecule/rnafm")

inputs = tokenizer("GGUCACUCUGGAUAGACC", return_tensors="pt")
outputs = model(**inputs)
print(outputs.last_hidden_state.shape)
