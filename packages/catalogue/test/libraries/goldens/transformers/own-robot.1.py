import torch
from transformers import AutoModelForVision2Seq, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("openvla/openvla-7b-finetuned-libero-object", trust_remote_code=True)
model = AutoModelForVision2Seq.from_pretrained("openvla/openvla-7b-finetuned-libero-object", trust_remote_code=True, torch_dtype=torch.bfloat16).to("cuda")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
prompt = "In: What action should the robot take to touch the branch?\nOut:"
inputs = processor(prompt, image).to("cuda", dtype=torch.bfloat16)
print(model.predict_action(**inputs, unnorm_key="libero_object", do_sample=False))
