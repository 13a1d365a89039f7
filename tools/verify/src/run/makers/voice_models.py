# /// script
# requires-python = ">=3.11"
# dependencies = ["onnx", "numpy"]
# ///
"""Voices of Supertonic: four small graphs, a table of letters, and the numbers of one voice."""

import json

import numpy as np
from hub import Spec, run
from onnx import TensorProto
from onnx_graphs import Graph

LATENT, FACTOR, CHUNK = 4, 2, 64
REPOSITORIES = ["Supertone/supertonic", "Supertone/supertonic-2", "Supertone/supertonic-3"]


def inputs(graph: Graph, *names: str) -> None:
    shapes = {
        "text_ids": ["batch", "letters"], "text_mask": ["batch", 1, "letters"], "latent_mask": ["batch", 1, "frames"], "style_dp": ["batch", 2, 2],
        "style_ttl": ["batch", 2, 2], "text_emb": ["batch", "letters"], "noisy_latent": ["batch", LATENT * FACTOR, "frames"],
        "latent": ["batch", LATENT * FACTOR, "frames"], "current_step": ["batch"], "total_step": ["batch"],
    }  # fmt: skip
    for name in names:
        graph.input(name, shapes[name], TensorProto.INT64 if name == "text_ids" else TensorProto.FLOAT)


def durations(path) -> None:
    """A twentieth of a second for each letter."""
    graph = Graph()
    inputs(graph, "text_ids", "style_dp", "text_mask")
    graph.add("ReduceSum", ["text_mask", graph.constant("axes", [1, 2])], "letters", keepdims=0)
    graph.add("Mul", ["letters", graph.constant("seconds", np.float32(0.05))], "duration")
    graph.output("duration", ["batch"])
    graph.save(path)


def texts(path) -> None:
    graph = Graph()
    inputs(graph, "text_ids", "style_ttl", "text_mask")
    graph.add("Cast", ["text_ids"], "text_emb", to=TensorProto.FLOAT)
    graph.output("text_emb", ["batch", "letters"])
    graph.save(path)


def steps(path) -> None:
    graph = Graph()
    inputs(graph, "noisy_latent", "text_emb", "style_ttl", "text_mask", "latent_mask", "current_step", "total_step")
    graph.add("Mul", ["noisy_latent", "latent_mask"], "denoised_latent")
    graph.output("denoised_latent", ["batch", LATENT * FACTOR, "frames"])
    graph.save(path)


def waves(path) -> None:
    graph = Graph()
    inputs(graph, "latent")
    graph.add("Tile", ["latent", graph.constant("repeats", [1, 1, CHUNK // LATENT])], "repeated")
    graph.add("Flatten", ["repeated"], "wav", axis=1)
    graph.output("wav", ["batch", "samples"])
    graph.save(path)


def make(spec: Spec) -> None:
    style = {"dims": [1, 2, 2], "data": [0.1, 0.2, 0.3, 0.4]}
    settings = {"ae": {"sample_rate": 24000, "base_chunk_size": CHUNK}, "ttl": {"chunk_compress_factor": FACTOR, "latent_dim": LATENT}}
    for name in {spec.id, *REPOSITORIES}:
        folder = spec.repository(name)
        (folder / "onnx").mkdir(exist_ok=True)
        (folder / "voice_styles").mkdir(exist_ok=True)
        graphs = {"duration_predictor": durations, "text_encoder": texts, "vector_estimator": steps, "vocoder": waves}
        for file, write in graphs.items():
            write(folder / "onnx" / f"{file}.onnx")
        (folder / "onnx" / "tts.json").write_text(json.dumps(settings))
        (folder / "onnx" / "unicode_indexer.json").write_text(json.dumps(list(range(1024))))
        (folder / "voice_styles" / "M1.json").write_text(json.dumps({"style_ttl": style, "style_dp": style}))


if __name__ == "__main__":
    run(make)
