import torch
from transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained("unc-nlp/lxmert-base-uncased")
model = AutoModel.from_pretrained("unc-nlp/lxmert-base-uncased", device_map="auto")

inputs = tokenizer("What is on the table?", return_tensors="pt").to(model.device)
# A Faster R-CNN finds 36 regions of a picture; zeros stand for their features and boxes.
features = torch.zeros(1, 36, model.config.visual_feat_dim, device=model.device)
boxes = torch.zeros(1, 36, model.config.visual_pos_dim, device=model.device)
outputs = model(**inputs, visual_feats=features, visual_pos=boxes)
print(outputs.language_output.shape, outputs.vision_output.shape)
