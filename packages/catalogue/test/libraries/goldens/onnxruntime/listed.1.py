import numpy as np
import onnxruntime as ort
from huggingface_hub import hf_hub_download

session = ort.InferenceSession(hf_hub_download(repo_id="harbour/tide-detector-onnx", filename="onnx/model.onnx"))
# The graph may leave these open.
sizes = {"num_channels": 3, "channels": 3, "height": 640, "width": 640}


def sample(one):
    kind = one.type.removeprefix("tensor(").removesuffix(")")
    shape = [size if isinstance(size, int) else sizes.get(size, 1) for size in one.shape]
    # A mask of zeros hides the whole input, which some graphs reject.
    value = int(one.name.endswith("attention_mask"))
    return np.full(shape, value, {"float": "float32", "double": "float64"}.get(kind, kind))


inputs = {one.name: sample(one) for one in session.get_inputs()}
for output, value in zip(session.get_outputs(), session.run(None, inputs)):
    print(output.name, value.shape)
