import numpy as np
import onnxruntime as ort
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("harbour/tide-onnx")
file = next(name for name in files if name.endswith(".onnx"))
# Large weights are in files beside the graph.
for name in [name for name in files if name.startswith((file, file[: file.rfind("/") + 1] + "Constant"))]:
    hf_hub_download(repo_id="harbour/tide-onnx", filename=name)
session = ort.InferenceSession(hf_hub_download(repo_id="harbour/tide-onnx", filename=file))


def sample(one):
    kind = one.type.removeprefix("tensor(").removesuffix(")")
    shape = [size if isinstance(size, int) else 1 for size in one.shape]
    # A mask of zeros hides the whole input, which some graphs reject.
    value = int(one.name.endswith("attention_mask"))
    return np.full(shape, value, {"float": "float32", "double": "float64"}.get(kind, kind))


inputs = {one.name: sample(one) for one in session.get_inputs()}
for output, value in zip(session.get_outputs(), session.run(None, inputs)):
    print(output.name, value.shape)
