import torch
from huggingface_hub import hf_hub_download
from models.encoder_decoder import EncDec_VitB8

path = hf_hub_download(repo_id="facebook/lagernvs_general_512", filename="model.pt")
weights = torch.load(path, map_location="cpu", weights_only=False)

model = EncDec_VitB8(pretrained_vggt=False, attention_to_features_type="bidirectional_cross_attention")
model.load_state_dict(weights.get("model", weights))
model.eval().to("cuda")
print(sum(parameter.numel() for parameter in model.parameters()))
