"""Small forecasters, made with the library of the snippet."""

import torch
from hollow import hollow_safetensors, shapes_of
from hub import Spec, run

torch.manual_seed(0)
QUANTILES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]


def timesfm(spec: Spec) -> None:
    if "TimesFM3Forecaster" not in spec.code:
        from timesfm.timesfm_2p5.timesfm_2p5_torch import TimesFM_2p5_200M_torch_module

        with torch.device("meta"):
            shapes = shapes_of(TimesFM_2p5_200M_torch_module())
        hollow_safetensors(spec.repository() / "model.safetensors", shapes)
        return
    from timesfm3.torch.model import TimesFM3Torch

    block = {
        "model_dims": 32, "hidden_dims": 32, "num_heads": 2, "attention_norm": "rms", "feedforward_norm": "rms", "qk_norm": "rms",
        "use_rope_seq": True, "use_rope_var": False, "use_bias": False, "ff_activation": "relu", "deterministic": True,
    }  # fmt: skip
    model = TimesFM3Torch(
        residual_block_config={"hidden_dims": 32, "output_dims": 32, "use_bias": True, "activation": "swish"},
        transformer_config={"num_layers": 1, "transformer": block},
    )
    model.save_pretrained(spec.repository())


def tirex(spec: Spec) -> None:
    from tirex.models.tirex import TiRexZero

    settings = {
        "input_patch_size": 32, "output_patch_size": 32, "quantiles": QUANTILES, "input_ff_dim": 32,
        "block_kwargs": {"num_blocks": 1, "embedding_dim": 64, "num_heads": 2},
    }  # fmt: skip
    model = TiRexZero(backend="torch", model_config=settings, train_ctx_len=512)
    for value in model.parameters():
        torch.nn.init.normal_(value, std=0.1)
    checkpoint = {"hyper_parameters": {"model_config": settings, "train_ctx_len": 512}, "state_dict": model.state_dict()}
    torch.save(checkpoint, spec.repository() / "model.ckpt")


def timee(spec: Spec) -> None:
    from safetensors.torch import save_file
    from timee.model.model import TimeeModel

    save_file({name: value.contiguous() for name, value in TimeeModel().state_dict().items()}, spec.repository() / "model.safetensors")


MAKERS = {"timee-ts": timee, "timesfm": timesfm, "tirex": tirex}


def make(spec: Spec) -> None:
    MAKERS[spec.library](spec)


if __name__ == "__main__":
    run(make)
