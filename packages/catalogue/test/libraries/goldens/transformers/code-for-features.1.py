from transformers import pipeline

pipe = pipeline("zero-shot-image-classification", model="google/tipsv2-b14")
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", candidate_labels=["animals", "humans", "landscape"])
print(result)
