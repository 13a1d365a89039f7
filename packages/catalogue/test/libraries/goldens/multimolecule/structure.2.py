from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/ernierna-ss")
model = AutoModel.from_pretrained("multimolecule/ernierna-ss")

inputs = tokenizer("AUCAGCCUUCGUUCUGUAAACGG", return_tensors="pt")
outputs = model(**inputs)
print(outputs.last_hidden_state.shape)
