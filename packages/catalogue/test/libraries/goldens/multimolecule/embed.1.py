from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/ribonanzanet")
model = AutoModel.from_pretrained("multimolecule/ribonanzanet")

inputs = tokenizer("GGUCACUCUGGUUAGACC", return_tensors="pt")
outputs = model(**inputs)
print(outputs.last_hidden_state.shape)
