from transformers import EsmForProteinFolding

model = EsmForProteinFolding.from_pretrained("facebook/esmfold_v1", device_map="auto")

pdb = model.infer_pdb("MKTVRQERLKSIVRILERSKEPVSGAQLAEELSVSRQVIVQDIAYLRSLGYNIVATPRGYVLAGG")
with open("output.pdb", "w") as file:
    file.write(pdb)
