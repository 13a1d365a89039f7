"""The server of llama.cpp with a tiny model, until standard input ends. Argument: folder for the file of the model."""

import sys
from pathlib import Path

import xllamacpp

sys.path.insert(0, str(Path(__file__).parents[2] / "src/run/makers"))

from gguf_files import gguf_file

model = Path(sys.argv[1]) / "tiny.gguf"
gguf_file(model)
params = xllamacpp.CommonParams()
params.model.path = str(model)
params.n_ctx = 4096
params.n_predict = 48
params.port = int(sys.argv[2])
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)
sys.stdin.read()
