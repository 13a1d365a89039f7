"""Weights of models whose size is fixed by the code: full shapes, all zero, hardly any bytes on the disk."""

import json
from pathlib import Path

import torch


def shapes_of(model) -> dict[str, list[int]]:
    return {name: list(value.shape) for name, value in model.state_dict().items()}


def hollow_safetensors(path: Path, shapes: dict[str, list[int]], values: dict[str, torch.Tensor] | None = None) -> None:
    """A sparse file: the header, and zeros that the file system does not store, but for the tensors in `values`."""
    header, end = {}, 0
    for name, shape in shapes.items():
        size = 4
        for one in shape:
            size *= one
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for name, value in (values or {}).items():
            file.seek(8 + len(text) + header[name]["data_offsets"][0])
            file.write(value.detach().float().contiguous().numpy().tobytes())
        file.truncate(8 + len(text) + end)
