# /// script
# requires-python = ">=3.11"
# dependencies = ["onnx", "numpy", "tokenizers"]
# ///
"""Repositories of FastEmbed: graphs that embed texts, pictures and pages, and lists of words."""

import json
from pathlib import Path

import numpy as np
import onnx_graphs
from hub import LINES, Spec, run
from onnx import TensorProto
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

WIDTH = 16
MARKS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
PAGE_MARKS = ["<|begin_of_text|>", "<end_of_utterance>", "<fake_token_around_image>", "<global-img>", "<image>"]
# Where FastEmbed expects the graph.
GRAPHS = {"dense": "model_optimized.onnx", "chinese": "model_optimized.onnx", "tagged": "onnx/model.onnx", "pages": "model_v2.onnx"}


def tokenizer(folder: Path, further: list[str]) -> int:
    """A tokenizer of word pieces. How many it knows."""
    made = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    made.normalizer = normalizers.BertNormalizer()
    made.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    made.decoder = decoders.WordPiece()
    made.train_from_iterator(LINES, trainers.WordPieceTrainer(vocab_size=400, special_tokens=[*MARKS, *further]))
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[(mark, made.token_to_id(mark)) for mark in ("[CLS]", "[SEP]")]
    )
    made.save(str(folder / "tokenizer.json"))
    settings = {"model_max_length": 2048, "pad_token": "[PAD]", "tokenizer_class": "PreTrainedTokenizerFast"}
    (folder / "tokenizer_config.json").write_text(json.dumps(settings))
    (folder / "special_tokens_map.json").write_text(json.dumps({"pad_token": "[PAD]", "cls_token": "[CLS]", "sep_token": "[SEP]"}))
    return made.get_vocab_size()


def embedding(words: int, width: int) -> onnx_graphs.Graph:
    """A vector for each token, as `embedded`."""
    graph = onnx_graphs.Graph()
    for name in ("input_ids", "attention_mask"):
        graph.input(name, ["batch", "tokens"], TensorProto.INT64)
    vectors = graph.constant("words", onnx_graphs.RANDOM.normal(size=(words, width)).astype("float32"))
    graph.add("Gather", [vectors, "input_ids"], "embedded", axis=0)
    return graph


def hidden_states(path: Path, words: int, width: int, **further: list) -> None:
    """What a token means among the others of its text; further inputs change nothing."""
    graph = embedding(words, width)
    for name, shape in further.items():
        graph.input(name, shape)
    graph.add("ReduceMean", ["embedded"], "mean", axes=[1], keepdims=1)
    graph.add("Add", ["embedded", "mean"], "last_hidden_state")
    graph.output("last_hidden_state", ["batch", "tokens", width])
    graph.save(path)


def attentions(path: Path, words: int) -> None:
    """How much the tokens of a text have to do with each other."""
    graph = embedding(words, WIDTH)
    graph.add("Transpose", ["embedded"], "columns", perm=[0, 2, 1])
    graph.add("MatMul", ["embedded", "columns"], "products")
    graph.add("Softmax", ["products"], "weights", axis=-1)
    graph.add("Unsqueeze", ["weights", graph.constant("heads", np.array([1]))], "attention_6")
    graph.output("attention_6", ["batch", 1, "tokens", "tokens"])
    graph.save(path)


def pages(folder: Path) -> None:
    rows = [f"<row_{row}_col_{column}>" for row in range(1, 5) for column in range(1, 5)]
    words = tokenizer(folder, [*PAGE_MARKS, *rows])
    hidden_states(folder / GRAPHS["pages"], words, 128, pixel_values=["pages", "tiles", 3, "height", "width"])
    pictures = {
        "image_processor_type": "Idefics3ImageProcessor", "do_resize": True, "size": {"longest_edge": 128}, "resample": 1,
        "do_image_splitting": True, "max_image_size": {"longest_edge": 64}, "do_rescale": True, "rescale_factor": 1 / 255,
        "do_normalize": True, "image_mean": [0.5] * 3, "image_std": [0.5] * 3,
    }  # fmt: skip
    (folder / "preprocessor_config.json").write_text(json.dumps(pictures))
    (folder / "processor_config.json").write_text(json.dumps({"image_seq_len": 4}))
    (folder / "config.json").write_text(json.dumps({"vision_config": {"image_size": 64}}))


def picture(folder: Path) -> None:
    onnx_graphs.encoder(folder / "model.onnx", "pixel_values", [3, 224, 224], 49, WIDTH)
    settings = {
        "image_processor_type": "CLIPImageProcessor", "do_resize": True, "size": {"shortest_edge": 224}, "do_center_crop": True,
        "crop_size": {"height": 224, "width": 224}, "do_normalize": True, "image_mean": [0.5] * 3, "image_std": [0.5] * 3,
    }  # fmt: skip
    (folder / "preprocessor_config.json").write_text(json.dumps(settings))


def make(spec: Spec) -> None:
    folder = spec.repository()
    (folder / "config.json").write_text("{}")
    if spec.branch == "words":
        (folder / "english.txt").write_text("\n".join(["the", "is", "of", "in", "it", "which"]))
    elif spec.branch == "picture":
        picture(folder)
    elif spec.branch == "pages":
        pages(folder)
    elif spec.branch == "attentions":
        attentions(folder / "model.onnx", tokenizer(folder, []))
        (folder / "stopwords.txt").write_text("\n".join(["the", "is", "of"]))
    elif spec.branch == "sparse":
        words = tokenizer(folder, [])
        hidden_states(folder / "model.onnx", words, words)
    else:
        names = [spec.id, *(name for name in spec.named() if name.startswith("Qdrant/"))]
        for repository in map(spec.repository, names):
            words = tokenizer(repository, [])
            hidden_states(repository / GRAPHS.get(spec.branch, "model.onnx"), words, WIDTH)


if __name__ == "__main__":
    run(make)
