from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer

model_path = hf_hub_download(repo_id="harbour-labs/LVFace-T", filename="LVFace-T_Glint360K/LVFace-T_Glint360K.onnx")
inferencer = LVFaceONNXInferencer(model_path, use_gpu=True)

embedding = inferencer.infer_from_image("face.jpg")
print(embedding.shape)
