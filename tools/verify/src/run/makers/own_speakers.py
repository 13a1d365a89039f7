"""Small models and pipelines of pyannote.audio: segmentation, embedding, and the statistics of the clustering."""

import json
from pathlib import Path

import numpy as np
import pytorch_lightning
import torch
from hub import Spec, run
from pyannote.audio.core.task import Problem, Resolution, Specifications

torch.manual_seed(0)
DIMENSION = 16


def save(folder: Path, model, specifications: Specifications) -> None:
    """A checkpoint of Lightning, with what pyannote.audio adds to it."""
    model.specifications = specifications
    model.build()
    kind = type(model)
    checkpoint = {
        "state_dict": model.state_dict(), "hyper_parameters": dict(model.hparams), "pytorch-lightning_version": pytorch_lightning.__version__,
        "pyannote.audio": {"versions": {"torch": torch.__version__, "pyannote.audio": "4.0.0"}, "specifications": specifications,
                           "architecture": {"module": kind.__module__, "class": kind.__name__}},
    }  # fmt: skip
    folder.mkdir(parents=True, exist_ok=True)
    torch.save(checkpoint, folder / "pytorch_model.bin")


def segmentation(folder: Path) -> None:
    from pyannote.audio.models.segmentation import PyanNet

    model = PyanNet(sincnet={"stride": 10}, lstm={"hidden_size": 8, "num_layers": 1}, linear={"hidden_size": 8, "num_layers": 1})
    save(folder, model, Specifications(
        problem=Problem.MONO_LABEL_CLASSIFICATION, resolution=Resolution.FRAME, duration=2.0, min_duration=None,
        classes=["one", "two"], powerset_max_classes=2, permutation_invariant=True,
    ))  # fmt: skip


def embedding(folder: Path) -> None:
    from pyannote.audio.models.embedding import XVectorSincNet

    save(folder, XVectorSincNet(dimension=DIMENSION), Specifications(
        problem=Problem.REPRESENTATION, resolution=Resolution.CHUNK, duration=2.0, min_duration=None, classes=[],
    ))  # fmt: skip


def statistics(folder: Path) -> None:
    """Means and transforms that change nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    zeros, ones = np.zeros(DIMENSION), np.eye(DIMENSION)
    np.savez(folder / "xvec_transform.npz", mean1=zeros, mean2=zeros, lda=ones)
    np.savez(folder / "plda.npz", mu=zeros, tr=ones, psi=np.linspace(2, 1, DIMENSION))


def diarization(folder: Path) -> None:
    segmentation(folder / "segmentation")
    embedding(folder / "embedding")
    statistics(folder / "plda")
    parts = {name: f"$model/{name}" for name in ("segmentation", "embedding", "plda")}
    config = {
        "dependencies": {"pyannote.audio": "4.0.0"},
        "pipeline": {"name": "pyannote.audio.pipelines.SpeakerDiarization", "params": {**parts, "clustering": "VBxClustering"}},
        "params": {"clustering": {"threshold": 0.6, "Fa": 0.07, "Fb": 0.8}, "segmentation": {"min_duration_off": 0.0}},
    }  # fmt: skip
    # JSON is YAML.
    (folder / "config.yaml").write_text(json.dumps(config))


def overlaps(spec: Spec) -> None:
    """The segmentation is a repository of its own."""
    segmentation(spec.repository("pyannote/segmentation"))
    config = {
        "pipeline": {"name": "pyannote.audio.pipelines.OverlappedSpeechDetection", "params": {"segmentation": "pyannote/segmentation"}},
        "params": {"min_duration_on": 0.1, "min_duration_off": 0.1},
    }  # fmt: skip
    (spec.repository() / "config.yaml").write_text(json.dumps(config))


def make(spec: Spec) -> None:
    makers = {
        "model": lambda: segmentation(spec.repository()), "diarization": lambda: diarization(spec.repository()),
        "pipeline": lambda: overlaps(spec),
    }  # fmt: skip
    if spec.branch not in makers:
        raise ValueError("no small pipeline is known")
    makers[spec.branch]()


if __name__ == "__main__":
    run(make)
