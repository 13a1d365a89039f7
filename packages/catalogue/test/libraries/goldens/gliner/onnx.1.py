from gliner import GLiNER
from huggingface_hub import list_repo_files

files = list_repo_files("onnx-community/gliner_small-v2.1")
file = next(name for name in files if name.endswith(".onnx"))
model = GLiNER.from_pretrained("onnx-community/gliner_small-v2.1", load_onnx_model=True, onnx_model_file=file)

text = "Ada Lovelace met Charles Babbage in London in 1833."
labels = ["person", "organisation", "place", "date"]
for entity in model.predict_entities(text, labels, threshold=0.5):
    print(entity["text"], entity["label"], entity["score"])
