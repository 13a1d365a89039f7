from pathlib import Path

from huggingface_hub import hf_hub_download
from shadow_runtime import Engine

# The program that computes the answer comes with the checkout, not always as an executable.
Path("deployment/bin/linux/shadow").chmod(0o755)

weights = hf_hub_download(repo_id="QLNI/SHADOW-250M", filename="deployment/shadow250m_instruct.shdw")
engine = Engine(weights, "deployment/fp131072.npy")
print(engine.chat("Who are you?"))
