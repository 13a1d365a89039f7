"""Small models for sound, made with the library of the snippet."""

from hub import Spec, run


def separator(folder) -> None:
    import torch
    from asteroid.models import ConvTasNet

    torch.manual_seed(0)
    model = ConvTasNet(n_src=2, n_blocks=1, n_repeats=1, bn_chan=8, hid_chan=8, skip_chan=8, n_filters=16, sample_rate=16000)
    torch.save(model.serialize(), folder / "pytorch_model.bin")


MAKERS = {"asteroid": lambda spec: separator(spec.repository())}


def make(spec: Spec) -> None:
    MAKERS[spec.library](spec)


if __name__ == "__main__":
    run(make)
