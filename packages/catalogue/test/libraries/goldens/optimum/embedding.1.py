from optimum.onnxruntime import ORTModelForFeatureExtraction
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("optimum/all-MiniLM-L6-v2")
model = ORTModelForFeatureExtraction.from_pretrained("optimum/all-MiniLM-L6-v2")

sentences = [
    "Jupiter is the largest planet of the solar system.",
    "Mars is called the red planet because of the iron in its soil.",
    "Venus is hotter than Mercury although it is farther from the sun.",
    "Saturn has the brightest rings.",
]
inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt")
vectors = model(**inputs).last_hidden_state
mask = inputs["attention_mask"].unsqueeze(-1)
embeddings = (vectors * mask).sum(1) / mask.sum(1)

embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
print(embeddings @ embeddings.T)
