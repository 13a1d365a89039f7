import openvino_genai
from huggingface_hub import snapshot_download

folder = snapshot_download("OpenVINO/phi-2-fp16-ov")
pipe = openvino_genai.LLMPipeline(folder, "CPU")
print(pipe.generate("Who are you?", max_new_tokens=512))
