"""Changes of weights, with the language model they belong to."""

import re

import torch
import transformers
from hub import Spec, run
from tiny import chat_template, generates_text, small_config, token_ids, tokenizer_for

torch.manual_seed(0)
RANK = 2


def make(spec: Spec) -> None:
    base = spec.repository(re.search(r'base = "([^"]+)"', spec.code)[1])
    tokenizer = tokenizer_for("qwen3", base)
    tokenizer.chat_template = chat_template()
    config = small_config("qwen3")
    token_ids(config, tokenizer)
    model = transformers.Qwen3ForCausalLM(config)
    generates_text(model, tokenizer)
    model.save_pretrained(base)
    tokenizer.save_pretrained(base)
    layers = {name: layer.weight.shape for name, layer in model.named_modules() if name.endswith("q_proj")}
    changes = {name: (torch.randn(RANK, rows) / 100, torch.randn(columns, RANK) / 100) for name, (rows, columns) in layers.items()}
    for name in re.findall(r'filename="([^"]+)"', spec.code):
        file = spec.repository() / name
        file.parent.mkdir(parents=True, exist_ok=True)
        adapter = {layer: (up.T, down.T) for layer, (up, down) in changes.items()}
        torch.save(adapter if "adapter" in name else {173: {"weight_diff": changes}}, file)


if __name__ == "__main__":
    run(make)
