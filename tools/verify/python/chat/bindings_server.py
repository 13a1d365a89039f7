"""The server of llama-cpp-python with a tiny model, until standard input ends. Arguments: folder for the file of the model, port, and "embed" for vectors."""

import sys
import threading
import time
from pathlib import Path

import uvicorn
from llama_cpp.server.app import create_app
from llama_cpp.server.settings import ModelSettings, ServerSettings

sys.path.insert(0, str(Path(__file__).parents[2] / "src/run/makers"))

from gguf_files import gguf_file

model = Path(sys.argv[1]) / "tiny.gguf"
gguf_file(model)
port = int(sys.argv[2])
settings = ModelSettings(model=str(model), n_ctx=512, embedding="embed" in sys.argv[3:], verbose=False)
app = create_app(server_settings=ServerSettings(port=port), model_settings=[settings])
server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error"))
threading.Thread(target=server.run, daemon=True).start()
while not server.started:
    time.sleep(0.1)
print(f"http://127.0.0.1:{port}", flush=True)
sys.stdin.read()
