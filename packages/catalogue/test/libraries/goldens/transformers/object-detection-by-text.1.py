from transformers import pipeline

pipe = pipeline("zero-shot-object-detection", model="google/owlvit-large-patch14")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", candidate_labels=["animals", "humans", "landscape"])
print(result)
