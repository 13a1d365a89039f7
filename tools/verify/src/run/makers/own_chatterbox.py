"""Chatterbox, whose sizes are fixed by its code: nearly all weights are zero, and the language model says a few fixed tokens."""

import torch
import transformers
from chatterbox.models.s3gen import S3Gen
from chatterbox.models.t3 import T3
from chatterbox.models.t3.modules.t3_config import T3Config
from chatterbox.models.voice_encoder import VoiceEncoder
from hollow import hollow_safetensors, shapes_of
from hub import LINES, Spec, run
from safetensors.torch import save_file
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

torch.manual_seed(0)
FIRST_TOKEN, TOKENS = 10, 3
# What the vocoder and the encoder of voices divide by must not be zero.
DIVIDED = ("mel2wav.",)


def turbo() -> T3Config:
    """As `ChatterboxTurboTTS.from_local` has it."""
    config = T3Config(text_tokens_dict_size=50276)
    config.llama_config_name = "GPT2_medium"
    config.speech_tokens_dict_size = 6563
    config.input_pos_emb = None
    config.speech_cond_prompt_len = 375
    config.use_perceiver_resampler = False
    config.emotion_adv = False
    return config


def language_model(path, config: T3Config) -> None:
    """Each token has a direction, which leads to the next one; the last leads to the end, or to itself, which is an end too."""
    with torch.device("meta"):
        shapes = shapes_of(T3(config))
    spoken = [FIRST_TOKEN + number for number in range(TOKENS)]
    last = spoken[-1] if config.is_multilingual else config.stop_speech_token
    vectors = torch.zeros(shapes["speech_emb.weight"])
    scores = torch.zeros(shapes["speech_head.weight"])
    for number, (token, following) in enumerate(zip([config.start_speech_token, *spoken], [*spoken, last], strict=True)):
        vectors[token, number] = 1
        scores[following, number] = 1
    norm = "tfmr.norm.weight" if "tfmr.norm.weight" in shapes else "tfmr.ln_f.weight"
    hollow_safetensors(path, shapes, {"speech_emb.weight": vectors, "speech_head.weight": scores, norm: torch.ones(shapes[norm])})


def speech_model(meanflow: bool) -> tuple[dict[str, torch.Tensor], dict[str, torch.Tensor]]:
    """The state of the model, and the part of it that is not zero."""
    model = S3Gen(meanflow=meanflow)
    fixed = {name for name, _ in model.named_buffers()}
    state = model.state_dict()
    return state, {name: value for name, value in state.items() if name in fixed or name.startswith(DIVIDED)}


def ready_voice(path, prompt: int) -> None:
    frames = 10
    torch.save({
        "t3": {
            "speaker_emb": torch.randn(1, 256), "clap_emb": None, "cond_prompt_speech_tokens": torch.full((1, prompt), FIRST_TOKEN),
            "cond_prompt_speech_emb": None, "emotion_adv": torch.full((1, 1, 1), 0.5),
        },
        "gen": {
            "prompt_token": torch.full((1, frames), FIRST_TOKEN), "prompt_token_len": torch.tensor([frames]),
            "prompt_feat": torch.randn(1, 2 * frames, 80), "prompt_feat_len": None, "embedding": torch.randn(1, 192),
        },
    }, path)  # fmt: skip


def letters(path) -> None:
    words = Tokenizer(models.BPE(unk_token="[UNK]"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()
    words.train_from_iterator(LINES, trainers.BpeTrainer(vocab_size=200, special_tokens=["[STOP]", "[UNK]", "[SPACE]", "[START]", "[en]", "[hi]"]))
    words.save(str(path))


def english(folder) -> None:
    save_file(VoiceEncoder().state_dict(), folder / "ve.safetensors")
    language_model(folder / "t3_cfg.safetensors", T3Config.english_only())
    state, values = speech_model(meanflow=False)
    hollow_safetensors(folder / "s3gen.safetensors", {name: list(value.shape) for name, value in state.items()}, values)
    letters(folder / "tokenizer.json")


def multilingual(folder) -> None:
    torch.save(VoiceEncoder().state_dict(), folder / "ve.pt")
    language_model(folder / "t3_mtl23ls_v2.safetensors", T3Config.multilingual())
    state, values = speech_model(meanflow=False)
    torch.save({name: values.get(name, torch.zeros((), dtype=value.dtype).expand(value.shape)) for name, value in state.items()}, folder / "s3gen.pt")
    letters(folder / "grapheme_mtl_merged_expanded_v1.json")


def quick(folder) -> None:
    save_file(VoiceEncoder().state_dict(), folder / "ve.safetensors")
    language_model(folder / "t3_turbo_v1.safetensors", turbo())
    state, values = speech_model(meanflow=True)
    hollow_safetensors(folder / "s3gen_meanflow.safetensors", {name: list(value.shape) for name, value in state.items()}, values)
    transformers.GPT2TokenizerFast().train_new_from_iterator(LINES, 300).save_pretrained(folder)


def make(spec: Spec) -> None:
    folder = spec.repository()
    if "turbo" in spec.branch:
        quick(folder)
    if "english" in spec.branch:
        english(folder)
    if "multilingual" in spec.branch:
        multilingual(folder)
    ready_voice(folder / "conds.pt", prompt=375 if "turbo" in spec.branch else 150)


if __name__ == "__main__":
    run(make)
