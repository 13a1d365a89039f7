from optimum.onnxruntime import ORTModelForFeatureExtraction
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("hooman650/bge-m3-onnx-o4")
model = ORTModelForFeatureExtraction.from_pretrained("hooman650/bge-m3-onnx-o4")

sentences = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt")
vectors = model(**inputs).last_hidden_state
embeddings = vectors[:, 0]

embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
print(embeddings @ embeddings.T)
