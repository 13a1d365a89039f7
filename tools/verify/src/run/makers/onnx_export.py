"""Exports a PyTorch model as an ONNX graph, in the folder that Transformers.js reads."""

from pathlib import Path

import torch


class Picked(torch.nn.Module):
    """Tensors in, named outputs out, in the order of the graph."""

    def __init__(self, model, inputs: list[str], outputs: list[str]) -> None:
        super().__init__()
        self.model, self.inputs, self.outputs = model, inputs, outputs

    def forward(self, *values):
        answer = self.model(**dict(zip(self.inputs, values)))
        return tuple(getattr(answer, name) for name in self.outputs)


def export(model, folder: Path, examples: dict, outputs: list[str], axes: dict, graph: str = "model") -> None:
    file = folder / "onnx" / f"{graph}.onnx"
    file.parent.mkdir(parents=True, exist_ok=True)
    names = list(examples)
    torch.onnx.export(
        Picked(model.eval(), names, outputs), tuple(examples.values()), str(file), input_names=names, output_names=outputs,
        dynamic_axes=axes, dynamo=False, opset_version=17,
    )  # fmt: skip
