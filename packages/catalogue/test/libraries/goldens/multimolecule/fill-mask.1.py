import multimolecule  # noqa: F401  (registers its models and pipelines)
from transformers import pipeline

predictor = pipeline("fill-mask", model="multimolecule/rnafm")
result = predictor("GGUC<mask>CUCUGG<mask>UAGACC")
print(result)
