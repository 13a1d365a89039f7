"""Pocket TTS with a config of its own: a small language model over sound, its codec and its tokenizer."""

import json
import re
import wave

import torch
from hub import LINES, Spec, run
from safetensors.torch import save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

torch.manual_seed(0)
SIZE = 32


def tokenizer(path) -> int:
    made = Tokenizer(models.BPE(unk_token="<unk>"))
    made.pre_tokenizer, made.decoder = pre_tokenizers.Metaspace(), decoders.Metaspace()
    made.train_from_iterator(LINES, trainers.BpeTrainer(vocab_size=200, special_tokens=["<unk>"]))
    made.save(str(path))
    return made.get_vocab_size()


def silence(path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(24_000)
        file.writeframes(bytes(2 * 24_000))


def make(spec: Spec) -> None:
    from pocket_tts import TTSModel
    from pocket_tts.utils.config import CONFIGS_DIR, Config, load_config

    named = re.search(rf"hf://{re.escape(spec.id)}/([\w./-]+\.yaml)", spec.code)
    if named is None:
        raise ValueError("weights of the full size only")
    folder = spec.repository()
    values = load_config(CONFIGS_DIR / "english.yaml").model_dump(mode="json")
    language, codec = values["flow_lm"], values["mimi"]
    language["flow"] |= {"dim": SIZE, "depth": 1}
    language["transformer"] |= {"d_model": SIZE, "num_heads": 2, "num_layers": 1}
    language["lookup_table"] |= {"dim": SIZE, "n_bins": tokenizer(folder / "tokenizer.json"), "tokenizer_path": str(folder / "tokenizer.json")}
    codec["seanet"] |= {"dimension": SIZE, "n_filters": 4}
    codec["transformer"] |= {
        "d_model": SIZE, "num_heads": 2, "num_layers": 1, "dim_feedforward": SIZE, "input_dimension": SIZE, "output_dimensions": [SIZE],
    }  # fmt: skip
    codec["quantizer"] |= {"output_dimension": SIZE}
    codec |= {"outer_dim": SIZE}
    values |= {"weights_path": None, "weights_path_without_voice_cloning": None}
    model = TTSModel._from_pydantic_config_with_weights(Config(**values), 0.3, 1, None, 0.0, origin=None)
    save_file({name: value.contiguous() for name, value in model.state_dict().items()}, folder / "model.safetensors")
    language["lookup_table"]["tokenizer_path"] = f"hf://{spec.id}/tokenizer.json"
    # JSON is YAML.
    (folder / named[1]).write_text(json.dumps({**values, "weights_path": f"hf://{spec.id}/model.safetensors"}))
    for owner, file in re.findall(r"hf://([\w-]+/[\w-]+)/([\w./-]+\.wav)", spec.code):
        silence(spec.repository(owner) / file)


if __name__ == "__main__":
    run(make)
