"""Small voices of ESPnet, packed as its downloader unpacks them."""

import string

import torch
import yaml
from espnet2.tasks.tts import TTSTask
from hub import Spec, run

MARKS = ["<blank>", "<unk>", "<sos/eos>"]
RATE, FFT, HOP = 16000, 256, 64
# Phonemes of Open JTalk, with the marks of accents and pauses.
PHONEMES = "^ $ ? _ # [ ] a i u e o A I U E O k s t n h m y r w g z d b p N cl f j v ch sh ts ky gy ny hy my ry by py".split()


def voice(tokens: list[str], **speakers) -> dict:
    """The config of a VITS model; `speakers` says how it chooses among several."""
    generator = {
        "hidden_channels": 16, "text_encoder_attention_heads": 2, "text_encoder_ffn_expand": 2, "text_encoder_blocks": 1,
        "use_macaron_style_in_text_encoder": False, "use_conformer_conv_in_text_encoder": False, "decoder_channels": 32,
        "decoder_upsample_scales": [8, 8], "decoder_upsample_kernel_sizes": [16, 16], "decoder_resblock_kernel_sizes": [3],
        "decoder_resblock_dilations": [[1]], "posterior_encoder_layers": 1, "flow_flows": 1, "flow_layers": 1,
        "stochastic_duration_predictor_flows": 1, "aux_channels": FFT // 2 + 1, "vocabs": len(tokens), **speakers,
    }  # fmt: skip
    # Only training uses the discriminator.
    discriminator = {
        "scales": 1, "periods": [2], "follow_official_norm": False,
        "scale_discriminator_params": {"channels": 16, "max_downsample_channels": 16},
        "period_discriminator_params": {"channels": 4, "max_downsample_channels": 8},
    }  # fmt: skip
    return {
        "token_list": tokens, "odim": None, "feats_extract": "linear_spectrogram",
        "feats_extract_conf": {"n_fft": FFT, "hop_length": HOP, "win_length": None}, "normalize": None, "model_conf": {},
        "tts": "vits", "tts_conf": {"sampling_rate": RATE, "generator_params": generator, "discriminator_params": discriminator},
        "use_preprocessor": True, "bpemodel": None, "non_linguistic_symbols": None,
    }  # fmt: skip


def make(spec: Spec) -> None:
    if spec.branch == "japanese":
        text = {"token_type": "phn", "cleaner": "jaconv", "g2p": "pyopenjtalk_prosody"}
        config = voice([*MARKS, *PHONEMES])
    else:
        text = {"token_type": "char", "cleaner": "tacotron", "g2p": None}
        letters = [*MARKS, "<space>", *string.ascii_letters, *".,'?!-"]
        config = voice(letters, **({"spks": 4, "global_channels": 8} if spec.branch == "many-speakers" else {}))
    folder = spec.repository()
    (folder / "config.yaml").write_text(yaml.safe_dump({**config, **text}))
    model, _ = TTSTask.build_model_from_file(str(folder / "config.yaml"))
    torch.save(model.state_dict(), folder / "model.pth")
    meta = {"yaml_files": {"train_config": "config.yaml"}, "files": {"model_file": "model.pth"}}
    (folder / "meta.yaml").write_text(yaml.safe_dump(meta))


if __name__ == "__main__":
    run(make)
