"""XTTS of Coqui: a small language model over codes of sound, the decoder of the package, one ready voice."""

import torch
from hub import LINES, Spec, run
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from TTS.tts.configs.xtts_config import XttsArgs, XttsConfig
from TTS.tts.layers.xtts.tokenizer import VoiceBpeTokenizer
from TTS.tts.models.xtts import Xtts

torch.manual_seed(0)
WIDTH = 64


def make(spec: Spec) -> None:
    folder = spec.repository()
    words = Tokenizer(models.BPE(unk_token="[UNK]"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()
    words.train_from_iterator(
        [line.lower() for line in LINES],
        trainers.BpeTrainer(vocab_size=300, special_tokens=["[STOP]", "[UNK]", "[SPACE]", "[START]", "[en]"]),
    )
    words.save(str(folder / "vocab.json"))
    config = XttsConfig(
        model_args=XttsArgs(
            gpt_layers=1, gpt_n_model_channels=WIDTH, gpt_n_heads=2, decoder_input_dim=WIDTH, gpt_max_audio_tokens=20,
            gpt_num_audio_tokens=66, gpt_start_audio_token=64, gpt_stop_audio_token=65, gpt_use_perceiver_resampler=True,
        )
    )  # fmt: skip
    config.save_json(str(folder / "config.json"))
    model = Xtts(config)
    model.tokenizer = VoiceBpeTokenizer(vocab_file=folder / "vocab.json")
    model.init_models()
    torch.save({"model": model.state_dict()}, folder / "model.pth")
    voice = {"gpt_cond_latent": torch.randn(1, 32, WIDTH), "speaker_embedding": torch.randn(1, 512, 1)}
    torch.save({"Ana Florence": voice}, folder / "speakers_xtts.pth")


if __name__ == "__main__":
    run(make)
