# /// script
# requires-python = ">=3.11"
# dependencies = ["timm", "torch", "torchvision", "pillow", "open_clip_torch>=3", "transformers>=5", "safetensors", "ultralytics"]
# ///
"""Small models of timm, OpenCLIP and Ultralytics in the layout the hub has."""

import json
import re

import torch
from hub import Spec, run
from safetensors.torch import save_file

torch.manual_seed(0)


def timm_model(folder) -> None:
    import timm
    from timm.models._hub import save_for_hf

    model = timm.create_model("test_vit", pretrained=False, num_classes=10)
    config = {**model.pretrained_cfg, "num_classes": 10, "label_names": [f"class {number}" for number in range(10)]}
    save_for_hf(model, folder, model_config=config)


def open_clip_model(folder) -> None:
    import open_clip

    config = {
        "embed_dim": 32,
        "vision_cfg": {"image_size": 224, "layers": 1, "width": 64, "patch_size": 32, "head_width": 32},
        "text_cfg": {"context_length": 77, "vocab_size": 49408, "width": 32, "heads": 2, "layers": 1},
    }
    preprocess = {"mean": [0.48, 0.46, 0.41], "std": [0.27, 0.26, 0.28], "interpolation": "bicubic", "resize_mode": "shortest"}
    model = open_clip.CLIP(**config)
    save_file({name: value.contiguous() for name, value in model.state_dict().items()}, folder / "open_clip_model.safetensors")
    torch.save(model.state_dict(), folder / "open_clip_pytorch_model.bin")
    (folder / "open_clip_config.json").write_text(json.dumps({"model_cfg": config, "preprocess_cfg": preprocess}))


def tic_clip(spec: Spec, folder) -> None:
    """A checkpoint of training: the full shape of ViT-B-16, as the snippet names it."""
    import open_clip

    model = open_clip.create_model("ViT-B-16").half()
    for name in re.findall(r'filename="([^"]+)"', spec.code):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        torch.save({"epoch": 1, "state_dict": model.state_dict()}, folder / name)


def ultralytics_model(spec: Spec, folder) -> None:
    from ultralytics import YOLO

    kinds = {"classify": "-cls", "outline": "-seg", "pose": "-pose"}
    model = YOLO(f"yolo11n{kinds.get(spec.branch, '')}.yaml")
    for name in re.findall(r'"([\w./-]+\.pt)"', spec.code) or ["model.pt"]:
        model.save(folder / name.split("/")[-1])


def make(spec: Spec) -> None:
    folder = spec.repository()
    if spec.library == "timm":
        timm_model(folder)
    elif spec.library == "open_clip":
        open_clip_model(folder)
    elif spec.library == "tic-clip":
        tic_clip(spec, folder)
    else:
        ultralytics_model(spec, folder)


if __name__ == "__main__":
    run(make)
