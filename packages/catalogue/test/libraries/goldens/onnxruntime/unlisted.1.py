import numpy as np
import onnxruntime as ort
from huggingface_hub import hf_hub_download

session = ort.InferenceSession(hf_hub_download(repo_id="harbour/tide-onnx", filename="model.onnx"))

types = {"tensor(float)": "float32", "tensor(float16)": "float16", "tensor(int32)": "int32"}
inputs = {
    one.name: np.zeros(
        [size if isinstance(size, int) else 1 for size in one.shape],
        types.get(one.type, "int64"),
    )
    for one in session.get_inputs()
}
for output, value in zip(session.get_outputs(), session.run(None, inputs)):
    print(output.name, value.shape)
