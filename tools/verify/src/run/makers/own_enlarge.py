"""Small models of super-image, with the file names that it reads for each factor."""

import re

import super_image
import torch
from hub import Spec, run

# HAN joins the outputs of ten groups, whatever the config says.
SMALL = {"n_resblocks": 1, "n_feats": 16}


def make(spec: Spec) -> None:
    name = re.search(r"(\w+)Model\.", spec.code)[1]
    scale = int(re.search(r"scale=(\d)", spec.code)[1])
    config = getattr(super_image, f"{name}Config")(scale=scale, **SMALL)
    folder = spec.repository()
    config.save_pretrained(folder)
    torch.save(getattr(super_image, f"{name}Model")(config).state_dict(), folder / f"pytorch_model_{scale}x.pt")


if __name__ == "__main__":
    run(make)
