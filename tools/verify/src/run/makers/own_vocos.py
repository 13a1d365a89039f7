"""Vocos for mel spectrograms: a small network with the settings of the published one."""

import torch
import yaml
from hub import Spec, run
from vocos import Vocos

torch.manual_seed(0)
WIDTH = 16


def make(spec: Spec) -> None:
    folder = spec.repository()
    mel = {"sample_rate": 24000, "n_fft": 1024, "hop_length": 256, "n_mels": 100, "padding": "center"}
    backbone = {"input_channels": 100, "dim": WIDTH, "intermediate_dim": 2 * WIDTH, "num_layers": 1}
    config = {
        "feature_extractor": {"class_path": "vocos.feature_extractors.MelSpectrogramFeatures", "init_args": mel},
        "backbone": {"class_path": "vocos.models.VocosBackbone", "init_args": backbone},
        "head": {"class_path": "vocos.heads.ISTFTHead", "init_args": {"dim": WIDTH, "n_fft": 1024, "hop_length": 256, "padding": "center"}},
    }  # fmt: skip
    (folder / "config.yaml").write_text(yaml.safe_dump(config))
    torch.save(Vocos.from_hparams(str(folder / "config.yaml")).state_dict(), folder / "pytorch_model.bin")


if __name__ == "__main__":
    run(make)
