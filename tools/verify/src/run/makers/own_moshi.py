"""Moshi: a small language model over sound, its codec and its text tokenizer."""

import json

import torch
from hub import LINES, Spec, run
from safetensors.torch import save_file

torch.manual_seed(0)
BINS = 64


def tokenizer(path) -> int:
    import sentencepiece

    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(LINES), model_prefix=str(path.with_suffix("")), vocab_size=200, hard_vocab_limit=False, minloglevel=2, pad_id=3
    )
    path.with_suffix(".vocab").unlink()
    return sentencepiece.SentencePieceProcessor(str(path)).get_piece_size()


def save(model, path) -> None:
    save_file({name: value.contiguous() for name, value in model.state_dict().items()}, path)


def make(spec: Spec) -> None:
    from moshi.models import loaders

    folder = spec.repository()
    size = 32
    codec = json.loads(json.dumps(loaders._mimi_config))
    codec["seanet"] |= {"dimension": size, "n_filters": 4}
    codec["quantizer"] |= {"dimension": 16, "n_q": 32, "bins": BINS, "input_dimension": size, "output_dimension": size}
    codec["transformer"] |= {
        "d_model": size, "num_heads": 2, "num_layers": 1, "dim_feedforward": size, "input_dimension": size, "output_dimensions": [size],
    }  # fmt: skip
    (folder / "mimi.json").write_text(json.dumps(codec))
    save(loaders.get_mimi(None, codec), folder / "mimi.safetensors")
    words = tokenizer(folder / "tokenizer.model")
    model = {
        **loaders._lm_kwargs, "dim": size, "text_card": words, "card": BINS, "num_heads": 2, "num_layers": 1, "hidden_scale": 4,
        "depformer_dim": size, "depformer_dim_feedforward": size, "depformer_num_heads": 2, "depformer_num_layers": 1,
    }  # fmt: skip
    config = {
        **model, "mimi_config_name": "mimi.json", "mimi_name": "mimi.safetensors", "moshi_name": "model.safetensors",
        "tokenizer_name": "tokenizer.model", "model_type": "moshi",
    }  # fmt: skip
    if "stt" in spec.id:
        # It hears and writes, but does not speak.
        config |= {"model_type": "stt", "dep_q": 0, "n_q": 32, "delays": [0] * 33, "stt_config": {"audio_silence_prefix_seconds": 0.0, "audio_delay_seconds": 0.5}}
    (folder / "config.json").write_text(json.dumps(config))
    named = {"mimi_config_name", "mimi_name", "moshi_name", "tokenizer_name", "model_type", "stt_config"}
    settings = {name: value for name, value in config.items() if name not in named}
    save(loaders.get_moshi_lm(None, settings, dtype=torch.bfloat16), folder / "model.safetensors")


if __name__ == "__main__":
    run(make)
