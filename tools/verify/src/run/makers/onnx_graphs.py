"""ONNX graphs written by hand, with the inputs and outputs of exported decoders, encoders and voices."""

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

RANDOM = np.random.default_rng(0)


class Graph:
    """Collects nodes and constants; names of inputs and outputs are those that a reader of the format expects."""

    def __init__(self) -> None:
        self.nodes, self.constants, self.inputs, self.outputs = [], [], [], []

    def input(self, name: str, shape: list, kind: int = TensorProto.FLOAT) -> None:
        self.inputs.append(helper.make_tensor_value_info(name, kind, shape))

    def output(self, name: str, shape: list) -> None:
        self.outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))

    def constant(self, name: str, value) -> str:
        self.constants.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def add(self, kind: str, inputs: list[str], output: str, **attributes) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        graph = helper.make_graph(self.nodes, "tiny", self.inputs, self.outputs, self.constants)
        onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)


def decoder(
    path: Path, words: int, heads: int, size: int, crossed: int | None = None, embedded: int | None = None,
    further: dict[str, list] | None = None, headless: bool = False,
) -> None:  # fmt: skip
    """One layer: a token chooses the next one. Its cache grows as that of a real one; with `crossed`, the width of an
    encoder, it has the inputs of a merged decoder; with `embedded`, the width of vectors, it reads them instead of tokens,
    and without a head it hands them on. The inputs in `further` change nothing."""
    graph = Graph()
    given = "input_ids" if embedded is None else "inputs_embeds"
    if embedded is None:
        graph.input(given, ["batch", "tokens"], TensorProto.INT64)
    else:
        graph.input(given, ["batch", "tokens", embedded])
    if crossed is None:
        graph.input("attention_mask", ["batch", "all"], TensorProto.INT64)
        graph.input("position_ids", ["batch", "tokens"], TensorProto.INT64)
    else:
        graph.input("encoder_hidden_states", ["batch", "frames", crossed])
        graph.input("use_cache_branch", [1], TensorProto.BOOL)
    for name, columns in (further or {}).items():
        graph.input(name, columns)
    if headless:
        graph.add("Identity", [given], "last_hidden_state")
        graph.output("last_hidden_state", ["batch", "tokens", embedded])
    else:
        weights = graph.constant("words", RANDOM.normal(size=(embedded or words, words)).astype("float32"))
        if embedded is None:
            graph.add("Gather", [weights, given], "logits", axis=0)
        else:
            graph.add("MatMul", [given, weights], "logits")
        graph.output("logits", ["batch", "tokens", words])
    shape = graph.add("Shape", [given], "shape")
    parts = [
        graph.add("Gather", [shape, graph.constant("first", np.array([0]))], "batch_size", axis=0),
        graph.constant("heads", np.array([heads])),
        graph.add("Gather", [shape, graph.constant("second", np.array([1]))], "token_count", axis=0),
        graph.constant("size", np.array([size])),
    ]
    zero = helper.make_tensor("zero", TensorProto.FLOAT, [1], [0.0])
    new = graph.add("ConstantOfShape", [graph.add("Concat", parts, "new_shape", axis=0)], "new", value=zero)
    kinds = [""] if crossed is None else ["decoder.", "encoder."]
    for name in [f"0.{kind}{part}" for kind in kinds for part in ("key", "value")]:
        past, present = f"past_key_values.{name}", f"present.{name}"
        graph.input(past, ["batch", heads, "past", size])
        if "encoder" in name:
            graph.add("Identity", [past], present)
        else:
            graph.add("Concat", [past, new], present, axis=2)
        graph.output(present, ["batch", heads, "more", size])
    graph.save(path)


def encoder(path: Path, name: str, shape: list[int], frames: int, size: int) -> None:
    """Every value of a picture or a spectrogram, summed in `frames` groups."""
    graph = Graph()
    graph.input(name, ["batch", *shape])
    group = int(np.prod(shape)) // frames
    graph.add("Reshape", [name, graph.constant("groups", np.array([-1, frames, group]))], "grouped")
    weights = graph.constant("weights", RANDOM.normal(size=(group, size)).astype("float32") / group)
    graph.add("MatMul", ["grouped", weights], "last_hidden_state")
    graph.output("last_hidden_state", ["batch", frames, size])
    graph.save(path)


def head(path: Path, words: int, size: int) -> None:
    graph = Graph()
    graph.input("last_hidden_state", ["batch", "tokens", size])
    weights = graph.constant("words", RANDOM.normal(size=(size, words)).astype("float32"))
    graph.add("MatMul", ["last_hidden_state", weights], "logits")
    graph.output("logits", ["batch", "tokens", words])
    graph.save(path)


def token_vectors(path: Path, words: int, size: int, given: str = "input_ids", layered: bool = False, pictures: bool = False) -> None:
    """A vector for each token; with `layered` one for its only layer too. Pictures and their masks change nothing."""
    graph = Graph()
    graph.input(given, ["batch", "tokens"], TensorProto.INT64)
    if pictures:
        graph.input("pixel_values", ["batch", "pictures", 3, "height", "width"])
        graph.input("images_seq_mask", ["batch", "tokens"], TensorProto.BOOL)
        graph.input("images_emb_mask", ["batch", "pictures", "vectors"], TensorProto.BOOL)
    weights = graph.constant("words", RANDOM.normal(size=(words, size)).astype("float32"))
    graph.add("Gather", [weights, given], "inputs_embeds", axis=0)
    graph.output("inputs_embeds", ["batch", "tokens", size])
    if layered:
        graph.add("Unsqueeze", ["inputs_embeds", graph.constant("third", np.array([2]))], "per_layer_inputs")
        graph.output("per_layer_inputs", ["batch", "tokens", 1, size])
    graph.save(path)


def picture_vectors(path: Path, shape: list, side: int, count: int, size: int, masked: bool) -> None:
    """`count` vectors for each picture; a mask of the pixels changes nothing."""
    graph = Graph()
    graph.input("pixel_values", [*shape, 3, side, side])
    if masked:
        graph.input("pixel_attention_mask", [*shape, side, side], TensorProto.BOOL)
    group = 3 * side * side // count
    graph.add("Reshape", ["pixel_values", graph.constant("groups", np.array([-1, count, group]))], "grouped")
    weights = graph.constant("weights", RANDOM.normal(size=(group, size)).astype("float32") / group)
    graph.add("MatMul", ["grouped", weights], "image_features")
    graph.output("image_features", ["pictures", count, size])
    graph.save(path)


def text_encoder(path: Path, words: int, size: int) -> None:
    """A vector for each token."""
    graph = Graph()
    for name in ("input_ids", "attention_mask"):
        graph.input(name, ["batch", "tokens"], TensorProto.INT64)
    weights = graph.constant("words", RANDOM.normal(size=(words, size)).astype("float32"))
    graph.add("Gather", [weights, "input_ids"], "last_hidden_state", axis=0)
    graph.output("last_hidden_state", ["batch", "tokens", size])
    graph.save(path)


def voice(path: Path, further: dict[str, list], batched: bool = True) -> None:
    """A short wave for each token; the inputs besides the tokens change nothing."""
    graph = Graph()
    graph.input("input_ids", ["batch", "tokens"], TensorProto.INT64)
    for name, shape in further.items():
        graph.input(name, shape, TensorProto.INT64 if name == "attention_mask" else TensorProto.FLOAT)
    graph.add("Cast", ["input_ids"], "numbers", to=TensorProto.FLOAT)
    graph.add("Unsqueeze", ["numbers", graph.constant("last", np.array([2]))], "columns")
    wave = graph.constant("wave", (np.sin(np.arange(256, dtype="float32") / 8)[None, :] / 200).astype("float32"))
    graph.add("MatMul", ["columns", wave], "waves")
    shape = [0, -1] if batched else [-1]
    graph.add("Reshape", ["waves", graph.constant("shape", np.array(shape))], "waveform")
    graph.output("waveform", ["batch", "samples"] if batched else ["samples"])
    graph.save(path)


def boxes(path: Path, output: str, batched: bool) -> None:
    """Three boxes, of which two are sure; the picture changes nothing."""
    graph = Graph()
    graph.input("images", ["batch", 3, "height", "width"])
    rows = np.array([[10, 20, 300, 400, 0.9, 1], [40, 50, 500, 600, 0.7, 2], [0, 0, 9, 9, 0.1, 0]], "float32")
    graph.add("ReduceMin", ["images"], "lowest", keepdims=0)
    graph.add("Mul", ["lowest", graph.constant("nothing", np.float32(0))], "none")
    graph.add("Add", ["none", graph.constant("rows", rows[None] if batched else rows)], output)
    graph.output(output, [1, 3, 6] if batched else [3, 6])
    graph.save(path)


def styled_voice(folder: Path, base_chunk_size: int, chunk_compress_factor: int, latent_dim: int, style_dim: int) -> None:
    """How long each token sounds, noise that gets less, and a wave from what is left."""
    channels, samples = latent_dim * chunk_compress_factor, base_chunk_size * chunk_compress_factor
    style, mask = ["batch", "styles", style_dim], ["batch", "tokens"]
    encoder = Graph()
    encoder.input("input_ids", mask, TensorProto.INT64)
    encoder.input("attention_mask", mask, TensorProto.INT64)
    encoder.input("style", style)
    encoder.add("Cast", ["input_ids"], "numbers", to=TensorProto.FLOAT)
    encoder.add("Unsqueeze", ["numbers", encoder.constant("second", np.array([1]))], "last_hidden_state")
    encoder.output("last_hidden_state", ["batch", 1, "tokens"])
    encoder.add("Cast", ["attention_mask"], "heard", to=TensorProto.FLOAT)
    encoder.add("ReduceSum", ["heard", encoder.constant("tokens_axis", np.array([1]))], "count", keepdims=0)
    encoder.add("Mul", ["count", encoder.constant("seconds", np.float32(0.05))], "durations")
    encoder.output("durations", ["batch"])
    encoder.save(folder / "text_encoder.onnx")
    denoiser = Graph()
    for name, shape in {
        "style": style, "noisy_latents": ["batch", channels, "frames"], "encoder_outputs": ["batch", 1, "tokens"],
        "timestep": ["batch"], "num_inference_steps": ["batch"],
    }.items():  # fmt: skip
        denoiser.input(name, shape)
    denoiser.input("latent_mask", ["batch", "frames"], TensorProto.INT64)
    denoiser.input("attention_mask", mask, TensorProto.INT64)
    denoiser.add("Mul", ["noisy_latents", denoiser.constant("part", np.float32(0.5))], "denoised_latents")
    denoiser.output("denoised_latents", ["batch", channels, "frames"])
    denoiser.save(folder / "latent_denoiser.onnx")
    decoder = Graph()
    decoder.input("latents", ["batch", channels, "frames"])
    decoder.add("Transpose", ["latents"], "columns", perm=[0, 2, 1])
    weights = decoder.constant("weights", RANDOM.normal(size=(channels, samples)).astype("float32") / channels)
    decoder.add("MatMul", ["columns", weights], "waves")
    decoder.add("Flatten", ["waves"], "waveform", axis=1)
    decoder.output("waveform", ["batch", "samples"])
    decoder.save(folder / "voice_decoder.onnx")
