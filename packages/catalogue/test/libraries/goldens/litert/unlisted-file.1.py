import numpy as np
from ai_edge_litert.interpreter import Interpreter
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("litert-community/efficientnet_b0")
file = next(name for name in files if name.endswith(".tflite"))
path = hf_hub_download(repo_id="litert-community/efficientnet_b0", filename=file)
interpreter = Interpreter(model_path=path)
interpreter.allocate_tensors()

for tensor in interpreter.get_input_details():
    interpreter.set_tensor(tensor["index"], np.zeros(tensor["shape"], dtype=tensor["dtype"]))
interpreter.invoke()

for tensor in interpreter.get_output_details():
    print(tensor["name"], interpreter.get_tensor(tensor["index"]).shape)
