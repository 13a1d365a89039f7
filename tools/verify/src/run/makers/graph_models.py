# /// script
# requires-python = ">=3.11"
# dependencies = ["onnx", "numpy", "bm25s[core,hf]", "fasttext", "stable-baselines3", "sb3-contrib", "gymnasium", "tokenizers", "transformers"]
# ///
"""Small files of other formats: ONNX graphs, BM25 indexes, fastText, agents."""

import json
import re
from pathlib import Path

import numpy as np
from hub import LINES, Spec, run


def onnx_graph(path: Path) -> None:
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 4])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", 2])
    weight = numpy_helper.from_array(np.ones((4, 2), "float32"), "w")
    graph = helper.make_graph([helper.make_node("MatMul", ["x", "w"], ["y"])], "tiny", [x], [y], [weight])
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)


def voice_graph(path: Path) -> None:
    """A Piper voice: phoneme numbers in, one short wave for each phoneme out."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    inputs = [
        helper.make_tensor_value_info("input", TensorProto.INT64, [1, "phonemes"]),
        helper.make_tensor_value_info("input_lengths", TensorProto.INT64, [1]),
        helper.make_tensor_value_info("scales", TensorProto.FLOAT, [3]),
    ]
    wave = np.sin(np.arange(256, dtype="float32") / 8)[None, :] / 200
    nodes = [
        helper.make_node("Cast", ["input"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("Transpose", ["numbers"], ["column"], perm=[1, 0]),
        helper.make_node("MatMul", ["column", "wave"], ["waves"]),
        helper.make_node("Reshape", ["waves", "shape"], ["output"]),
    ]
    constants = [numpy_helper.from_array(wave, "wave"), numpy_helper.from_array(np.array([1, 1, -1], "int64"), "shape")]
    output = helper.make_tensor_value_info("output", TensorProto.FLOAT, [1, 1, "samples"])
    graph = helper.make_graph(nodes, "voice", inputs, [output], constants)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)


def voice(spec: Spec, folder: Path) -> None:
    letters = "_^$ !,.?:;abcdefghijklmnopqrstuvwxyzɐɑɒɔəɚɛɜɡɪʊʌʃʒθðŋɹɾæːˈˌ"
    config = {
        "audio": {"sample_rate": 16000}, "espeak": {"voice": "en-us"}, "phoneme_type": "espeak",
        "inference": {"noise_scale": 0.667, "length_scale": 1, "noise_w": 0.8}, "num_symbols": len(letters),
        "num_speakers": 1, "speaker_id_map": {}, "phoneme_id_map": {letter: [number] for number, letter in enumerate(letters)},
    }  # fmt: skip
    for name in re.findall(r'filename="([^"]+)"', spec.code):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".json"):
            (folder / name).write_text(json.dumps(config))
        else:
            voice_graph(folder / name)


def kitten(folder: Path) -> None:
    """KittenTTS: a graph, and a table of styles for each voice."""
    from onnx_graphs import voice as graph

    names = [f"expr-voice-{number}-{kind}" for number in range(2, 6) for kind in "mf"]
    np.savez(folder / "voices.npz", **{name: np.zeros((64, 8), "float32") for name in names})
    graph(folder / "model.onnx", {"style": [1, 8], "speed": [1]}, batched=False)
    (folder / "config.json").write_text(json.dumps({"type": "ONNX1", "model_file": "model.onnx", "voices": "voices.npz"}))


def kokoro(folder: Path) -> None:
    """Kokoro for JavaScript: a graph, and a tokenizer that knows the letters of phonemes. Its voices are in the package."""
    from onnx_graphs import voice as graph

    graph(folder / "onnx/model_quantized.onnx", {"style": [1, 256], "speed": [1]})
    letters = [*map(chr, range(0x20, 0x24)), *map(chr, range(0x25, 0x7F)), *map(chr, range(0x250, 0x2E0))]
    edge = {"SpecialToken": {"id": "$", "type_id": 0}}
    tokenizer = {
        "added_tokens": [{"id": 0, "content": "$", "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True}],
        "normalizer": None,
        "pre_tokenizer": {"type": "Split", "pattern": {"Regex": ""}, "behavior": "Isolated", "invert": False},
        "post_processor": {
            "type": "TemplateProcessing", "single": [edge, {"Sequence": {"id": "A", "type_id": 0}}, edge], "pair": [],
            "special_tokens": {"$": {"id": "$", "ids": [0], "tokens": ["$"]}},
        },
        "decoder": None,
        "model": {"vocab": {"$": 0, **{letter: at + 1 for at, letter in enumerate(letters)}}},
    }  # fmt: skip
    settings = {"model_max_length": 512, "pad_token": "$", "unk_token": "$", "tokenizer_class": "PreTrainedTokenizer"}
    (folder / "config.json").write_text(json.dumps({"model_type": "style_text_to_speech_2"}))
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer))
    (folder / "tokenizer_config.json").write_text(json.dumps(settings))


def bm25_index(folder: Path) -> None:
    import bm25s

    index = bm25s.BM25(corpus=[{"text": line} for line in LINES[:6]])
    index.index(bm25s.tokenize(LINES[:6]))
    index.save(str(folder), corpus=[{"text": line} for line in LINES[:6]])


def fasttext_model(spec: Spec, folder: Path) -> None:
    import fasttext

    text = folder / "page.txt"
    labelled = "vector" not in spec.branch
    text.write_text("\n".join(f"__label__{'eng' if number % 2 else 'deu'} {line}" if labelled else line for number, line in enumerate(LINES)))
    # fastText leaves parts of its vectors uninitialised. With the usual number of buckets they are in new pages, which are zero; in fewer there may be NaN.
    options = {"dim": 8, "epoch": 1, "minCount": 1, "minn": 2, "maxn": 3, "thread": 1, "verbose": 0, "bucket": 2_000_000, "lr": 0.01}
    model = fasttext.train_supervised(str(text), **options) if labelled else fasttext.train_unsupervised(str(text), **options)
    for name in spec.downloads():
        model.save_model(str(folder / name))
    text.unlink()


def agent(spec: Spec, folder: Path) -> None:
    import sb3_contrib
    import stable_baselines3

    names = re.findall(r"from (?:stable_baselines3|sb3_contrib) import (\w+)", spec.code)
    for name, file in zip(names, re.findall(r'filename="([^"]+)"', spec.code)):
        cls = getattr(stable_baselines3, name, None) or getattr(sb3_contrib, name)
        world = "Pendulum-v1" if name in ("TQC", "SAC", "TD3", "DDPG") else "CartPole-v1"
        cls("MlpPolicy", world, policy_kwargs={"net_arch": [8]}).save(folder / file)


def make(spec: Spec) -> None:
    folder = spec.repository()
    if spec.branch.startswith("genai"):
        raise ValueError("no small language model in this layout is known")
    if "from zerotts" in spec.code:
        raise ValueError("its package takes four graphs that belong together")
    if spec.library == "onnxruntime":
        for name in spec.downloads():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            onnx_graph(folder / name)
    elif spec.library == "kittentts":
        kitten(folder)
    elif spec.library == "kokoro":
        kokoro(folder)
    elif spec.library == "piper":
        voice(spec, folder)
    elif spec.library == "bm25s":
        bm25_index(folder)
    elif spec.library == "fasttext":
        fasttext_model(spec, folder)
    else:
        agent(spec, folder)


if __name__ == "__main__":
    run(make)
