from transformers import pipeline

pipe = pipeline("image-segmentation", model="ZhengPeng7/BiRefNet", trust_remote_code=True)
result = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(result)
