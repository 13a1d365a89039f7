from transformers import AutoModel

model = AutoModel.from_pretrained("facebook/encodec_24khz", device_map="auto")

print(model)
