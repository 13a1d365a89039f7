import multimolecule  # noqa: F401  (registers its models and pipelines)
from transformers import pipeline

predictor = pipeline("rna-secondary-structure", model="multimolecule/ernierna-ss")
result = predictor("AUCAGCCUUCGUUCUGUAAACGG")
print(result["secondary_structure"])
