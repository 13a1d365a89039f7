"""Kokoro: a small model, of which the file has one layer and the package makes up the others, and one voice."""

import json
import string

import torch
from hub import Spec, run
from kokoro import KModel

torch.manual_seed(0)
BOPOMOFO = range(0x3105, 0x3130)
LATIN = range(0x250, 0x2B0)
STYLE = 128


def make(spec: Spec) -> None:
    folder = spec.repository()
    marks = [*string.printable, *map(chr, BOPOMOFO), *map(chr, LATIN), *"ˈˌː→↗↘↓ʲ"]
    sizes = {"hidden_size": 32, "num_attention_heads": 2, "intermediate_size": 32, "max_position_embeddings": 512, "num_hidden_layers": 1}
    config = {
        "vocab": {mark: at + 1 for at, mark in enumerate(marks)}, "n_token": len(marks) + 1, "plbert": sizes,
        "hidden_dim": 512, "style_dim": STYLE, "n_layer": 1, "max_dur": 50, "dropout": 0.2, "text_encoder_kernel_size": 5, "n_mels": 80,
        "istftnet": {
            "upsample_kernel_sizes": [20, 12], "upsample_rates": [10, 6], "gen_istft_hop_size": 5, "gen_istft_n_fft": 20,
            "resblock_dilation_sizes": [[1, 3, 5]], "resblock_kernel_sizes": [3], "upsample_initial_channel": 512,
        },
    }  # fmt: skip
    (folder / "config.json").write_text(json.dumps(config))
    first = torch.nn.Linear(sizes["hidden_size"], config["hidden_dim"])
    torch.save({"bert_encoder": first.state_dict()}, folder / KModel.MODEL_NAMES[spec.id])
    (folder / "voices").mkdir()
    voice = "zf_001" if spec.branch == "chinese" else "af_heart"
    torch.save(torch.randn(510, 1, 2 * STYLE), folder / "voices" / f"{voice}.pt")


if __name__ == "__main__":
    run(make)
