"""Models of docTR: classes of pages and regions of pages. Its readers of text load a second model from elsewhere."""

import torch
from doctr import models
from doctr.models.factory.hub import _save_model_and_config_for_hf_hub
from hub import Spec, run

torch.manual_seed(0)


def make(spec: Spec) -> None:
    makers = {
        "other": ("classification", "resnet18", lambda: models.classification.resnet18(pretrained=False, num_classes=3, classes=["a", "b", "c"])),
        "layout": ("layout", "lw_detr_s", lambda: models.layout.lw_detr_s(pretrained=False)),
    }  # fmt: skip
    if spec.branch not in makers:
        raise ValueError("needs weights that are not on the hub")
    task, name, build = makers[spec.branch]
    _save_model_and_config_for_hf_hub(build(), str(spec.repository()), arch=name, task=task)


if __name__ == "__main__":
    run(make)
