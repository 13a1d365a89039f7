import torch
from swarmformer import SwarmFormerModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
model = SwarmFormerModel.from_pretrained("takara-ai/SwarmFormer-Sentiment-Base").eval()

inputs = tokenizer("The staff were kind and the room was spotless.", padding="max_length", max_length=256, return_tensors="pt")
with torch.inference_mode():
    print(model(inputs["input_ids"]).softmax(-1).tolist())
