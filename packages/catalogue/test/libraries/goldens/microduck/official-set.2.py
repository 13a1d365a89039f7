from pathlib import Path

import numpy as np
import onnxruntime as ort
from huggingface_hub import snapshot_download

folder = Path(snapshot_download("pollen-robotics/microduck-policies", allow_patterns="*.onnx"))
policy = ort.InferenceSession(next(folder.rglob("*.onnx")))

observation = {
    one.name: np.zeros([size if isinstance(size, int) else 1 for size in one.shape], dtype=np.float32)
    for one in policy.get_inputs()
}
action = policy.run(None, observation)[0]
print(action)
