from optimum.onnxruntime import ORTModelForFeatureExtraction
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("nixiesearch/e5-base-v2-onnx")
model = ORTModelForFeatureExtraction.from_pretrained("nixiesearch/e5-base-v2-onnx")

sentences = [
    "query: Jupiter is the largest planet of the solar system.",
    "query: Mars is called the red planet because of the iron in its soil.",
    "query: Venus is hotter than Mercury although it is farther from the sun.",
    "query: Saturn has the brightest rings.",
]
inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt")
vectors = model(**inputs).last_hidden_state
mask = inputs["attention_mask"].unsqueeze(-1)
embeddings = (vectors * mask).sum(1) / mask.sum(1)

embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
print(embeddings @ embeddings.T)
