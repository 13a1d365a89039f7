from pathlib import Path
from huggingface_hub import snapshot_download
from kernels import get_local_kernel

folder = snapshot_download("harbour-labs/neuron-fft", allow_patterns="build/*")
kernel = get_local_kernel(Path(folder))
print([name for name in dir(kernel) if not name.startswith("_")])
