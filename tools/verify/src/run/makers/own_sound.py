"""Small models for sound, made with the library of the snippet."""

import re

import numpy as np
import torch
from hub import Spec, run

torch.manual_seed(0)


def separator(spec: Spec) -> None:
    from asteroid.models import ConvTasNet

    model = ConvTasNet(n_src=2, n_blocks=1, n_repeats=1, bn_chan=8, hid_chan=8, skip_chan=8, n_filters=16, sample_rate=16000)
    state = model.serialize()
    # As in published files: versions are plain texts, and a number of NumPy is refused when weights are loaded.
    versions = {name: str(version) for name, version in state["infos"]["software_versions"].items()}
    state["infos"] = {"software_versions": versions, "final_metrics": {"si_sdr": np.float64(14.7)}}
    torch.save(state, spec.repository() / "pytorch_model.bin")


SPEAKER = """
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 24
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
embedding_model: !new:speechbrain.lobes.models.ECAPA_TDNN.ECAPA_TDNN
    input_size: 24
    channels: [16, 16, 16, 16, 48]
    kernel_sizes: [5, 3, 3, 3, 1]
    dilations: [1, 2, 3, 4, 1]
    attention_channels: 8
    res2net_scale: 2
    se_channels: 8
    lin_neurons: 16
classifier: !new:speechbrain.lobes.models.ECAPA_TDNN.Classifier
    input_size: 16
    out_neurons: 2
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
modules:
    compute_features: !ref <compute_features>
    mean_var_norm: !ref <mean_var_norm>
    embedding_model: !ref <embedding_model>
    classifier: !ref <classifier>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        label_encoder: !ref <label_encoder>
    paths:
        label_encoder: {folder}/label_encoder.txt
"""
ENHANCEMENT = """
sample_rate: 16000
n_fft: 512
compute_stft: !new:speechbrain.processing.features.STFT
    sample_rate: !ref <sample_rate>
    n_fft: !ref <n_fft>
    win_length: 32
    hop_length: 16
compute_istft: !new:speechbrain.processing.features.ISTFT
    sample_rate: !ref <sample_rate>
    n_fft: !ref <n_fft>
    win_length: 32
    hop_length: 16
spectral_magnitude: !name:speechbrain.processing.features.spectral_magnitude
    power: 0.5
resynth: !name:speechbrain.processing.signal_processing.resynthesize
    stft: !ref <compute_stft>
    istft: !ref <compute_istft>
    normalize_wavs: False
enhance_model: !new:speechbrain.lobes.models.MetricGAN.EnhancementGenerator
    input_size: 257
    hidden_size: 200
modules:
    enhance_model: !ref <enhance_model>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables: {}
"""
SEPARATION = """
sample_rate: 8000
num_spks: 2
encoder: !new:speechbrain.lobes.models.dual_path.Encoder
    kernel_size: 16
    out_channels: 16
decoder: !new:speechbrain.lobes.models.dual_path.Decoder
    in_channels: 16
    out_channels: 1
    kernel_size: 16
    stride: 8
    bias: False
block: !new:speechbrain.lobes.models.dual_path.SBTransformerBlock
    num_layers: 1
    d_model: 16
    nhead: 2
    d_ffn: 16
    norm_before: True
masknet: !new:speechbrain.lobes.models.dual_path.Dual_Path_Model
    num_spks: 2
    in_channels: 16
    out_channels: 16
    num_layers: 1
    K: 50
    intra_model: !ref <block>
    inter_model: !ref <block>
    norm: ln
    linear_layer_after_inter_intra: False
    skip_around_intra: True
modules:
    encoder: !ref <encoder>
    decoder: !ref <decoder>
    masknet: !ref <masknet>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables: {}
"""
SPEECH = """
sample_rate: 16000
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 24
network: !new:speechbrain.nnet.linear.Linear
    input_size: 24
    n_neurons: {outputs}
log_softmax: !new:speechbrain.nnet.activations.Softmax
    apply_log: True
tokenizer: !new:speechbrain.dataio.encoder.CTCTextEncoder
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
    features: !ref <compute_features>
    network: !ref <network>
    softmax: !ref <log_softmax>
decoding_function: !name:speechbrain.decoders.ctc_greedy_decode
    blank_id: 0
modules:
    encoder: !ref <encoder>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        tokenizer: !ref <tokenizer>
    paths:
        tokenizer: {folder}/tokenizer.txt
"""
ACTIVITY = """
sample_rate: 16000
device: cpu
time_resolution: 0.01
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 24
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
cnn: !new:torch.nn.Unflatten
    dim: 2
    unflattened_size: [4, 6]
rnn: !new:speechbrain.nnet.RNN.GRU
    hidden_size: 8
    input_size: 24
dnn: !new:speechbrain.nnet.linear.Linear
    input_size: 8
    n_neurons: 1
modules:
    compute_features: !ref <compute_features>
    mean_var_norm: !ref <mean_var_norm>
    cnn: !ref <cnn>
    rnn: !ref <rnn>
    dnn: !ref <dnn>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables: {}
"""
LETTERS = ["<blank>", " ", *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
LABELS = "'en' => 0\n'de' => 1\n================\n'starting_index' => 0\n"


def recipe(spec: Spec) -> None:
    folder = spec.repository()
    kinds = {"classifier": SPEAKER, "speaker": SPEAKER, "enhancement": ENHANCEMENT, "separation": SEPARATION, "encoder-asr": SPEECH, "voice-activity": ACTIVITY}
    if spec.branch not in kinds:
        raise ValueError("no small recipe is known")
    (folder / "label_encoder.txt").write_text(LABELS)
    rows = [f"{letter!r} => {number}" for number, letter in enumerate(LETTERS)]
    ending = ["=" * 16, "'starting_index' => 0", "'blank_label' => '<blank>'"]
    (folder / "tokenizer.txt").write_text("\n".join([*rows, *ending, ""]))
    text = kinds[spec.branch].replace("{folder}", spec.id).replace("{outputs}", str(len(LETTERS)))
    (folder / "hyperparams.yaml").write_text(text)


def watermark(spec: Spec) -> None:
    """Generator and detector of AudioSeal: their cards with fewer filters."""
    from audioseal import builder
    from audioseal.loader import AudioSeal, load_local_model_config
    from omegaconf import OmegaConf

    kinds = {
        "generator": ("audioseal_wm_16bits", builder.AudioSealWMConfig, builder.create_generator),
        "detector": ("audioseal_detector_16bits", builder.AudioSealDetectorConfig, builder.create_detector),
    }
    # Files that are not named are searched when the code runs.
    for name in re.findall(r'filename="([^"]+)"', spec.code) or ["generator_base.pth", "detector_base.pth"]:
        card, settings, create = kinds["generator" if "generator" in name else "detector"]
        config = OmegaConf.to_container(load_local_model_config(card))
        config.pop("checkpoint")
        config["seanet"] |= {"n_filters": 4, "dimension": 16}
        model = create(AudioSeal.parse_config(config, settings, nbits=16))
        # The loader renames the weights of published files.
        weights = {key.replace(".inner_conv.", "."): value for key, value in model.state_dict().items()}
        torch.save({"xp.cfg": config, "model": weights}, spec.repository() / name)


MAKERS = {"asteroid": separator, "audioseal": watermark, "speechbrain": recipe}


def make(spec: Spec) -> None:
    MAKERS[spec.library](spec)


if __name__ == "__main__":
    run(make)
