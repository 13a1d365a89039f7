from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/utrbert-3mer")
model = AutoModel.from_pretrained("multimolecule/utrbert-3mer")

print(model)
