"""Small models for pictures, made with the library of the snippet."""

from pathlib import Path

from hub import LINES, Spec, run


def learner(spec: Spec) -> None:
    """A learner of fastai, exported with the versions that the hub's reader checks."""
    import fastai
    from fastai.text.all import AWD_LSTM, TextDataLoaders, text_classifier_learner
    from fastai.vision.all import ImageDataLoaders, Resize, vision_learner
    from PIL import Image

    folder = spec.repository()
    data = folder.parent / "data"
    data.mkdir(exist_ok=True)
    if "text" in spec.branch:
        import pandas as pd

        rows = pd.DataFrame({"text": LINES, "label": [str(number % 2) for number in range(len(LINES))]})
        loaders = TextDataLoaders.from_df(rows, text_col="text", label_col="label", bs=4, seq_len=16)
        config = {"emb_sz": 8, "n_hid": 8, "n_layers": 1}
        from fastai.text.models.awdlstm import awd_lstm_clas_config

        learn = text_classifier_learner(loaders, AWD_LSTM, pretrained=False, config={**awd_lstm_clas_config, **config})
    else:
        for number in range(8):
            Image.new("RGB", (32, 32), (number * 30, 90, 120)).save(data / f"{'cat' if number % 2 else 'dog'}_{number}.png")
        from torchvision.models import squeezenet1_1

        files = sorted(data.glob("*.png"))
        loaders = ImageDataLoaders.from_lists(data, files, [file.name[:3] for file in files], valid_pct=0.5, item_tfms=Resize(64), bs=2)
        learn = vision_learner(loaders, squeezenet1_1, pretrained=False)
    learn.export(str(Path(folder).resolve() / "model.pkl"))
    (folder / "pyproject.toml").write_text(f'[build-system]\nrequires = ["fastai>={fastai.__version__}"]\nbuild-backend = "setuptools.build_meta:__legacy__"\n')


def scripted(spec: Spec) -> None:
    """TorchScript files of Sapiens: one convolution in place of the network."""
    import torch

    class Features(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.network = torch.nn.Conv2d(3, 8, 16, stride=16)

        def forward(self, pixels):
            return (self.network(pixels),)

    outputs = {"depth": 1, "normal": 3, "pose": 17, "seg": 28}
    kind = next((one for one in outputs if f"sapiens-{one}-" in spec.id or one == spec.branch), None)
    model = Features() if kind is None else torch.nn.Conv2d(3, outputs[kind], 16, stride=16)
    for name in spec.downloads():
        torch.jit.trace(model.eval(), torch.rand(1, 3, 64, 64)).save(str(spec.repository() / name))


MAKERS = {"fastai": learner, "sapiens": scripted}


def make(spec: Spec) -> None:
    MAKERS[spec.library](spec)


if __name__ == "__main__":
    run(make)
