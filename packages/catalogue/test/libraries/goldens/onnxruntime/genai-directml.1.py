import json
from pathlib import Path

import onnxruntime_genai as og
from huggingface_hub import snapshot_download

# A repository may have a folder for each kind of hardware: this loads the first.
config = next(Path(snapshot_download("ada/phi-4-mini-dml-int4")).rglob("genai_config.json"))
model = og.Model(str(config.parent))
tokenizer = og.Tokenizer(model)

messages = [{"role": "user", "content": "Name three harbours of the North Sea."}]
prompt = tokenizer.apply_chat_template(json.dumps(messages), add_generation_prompt=True)
params = og.GeneratorParams(model)
params.set_search_options(max_length=512)
generator = og.Generator(model, params)
generator.append_tokens(tokenizer.encode(prompt))

stream = tokenizer.create_stream()
while not generator.is_done():
    generator.generate_next_token()
    print(stream.decode(generator.get_next_tokens()[0]), end="", flush=True)
