"""Branches and model types of Transformers that need more than a small config."""

from pathlib import Path

import transformers
from composed_models import COMPOSED_MAKERS
from heard_models import HEARD
from hub import Spec
from named_models import NAMED
from number_models import NUMBERS
from paper_models import PAPERS
from qwen_models import FAMILIES, qwen
from rare_models import RARE
from reader_models import READERS
from scene_models import SCENES
from seen_models import SEEN
from spoken_models import SPOKEN
from tiny import small_config, token_ids, tokenizer_for
from transformers.models import auto
from translators import TRANSLATORS


def adapter(spec: Spec, folder: Path) -> None:
    from lora import adapter as make

    make(spec)


def gguf(spec: Spec, folder: Path) -> None:
    from gguf_files import gguf_repository

    gguf_repository(spec, folder)


def pictures(model_type: str):
    """A model of Qwen with its processor."""

    def make(spec: Spec, folder: Path) -> None:
        config, parts = qwen(model_type)
        auto.modeling_auto.MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING[type(config)](config).save_pretrained(folder)
        auto.processing_auto.PROCESSOR_MAPPING[type(config)](**parts).save_pretrained(folder)

    return make


def speech(spec: Spec, folder: Path) -> None:
    """SpeechT5 with its vocoder, which is a repository of its own."""
    tokenizer = tokenizer_for("speecht5", folder)
    config = small_config("speecht5", vocab_size=len(tokenizer), speech_decoder_prenet_units=16, speech_decoder_postnet_units=16)
    token_ids(config, tokenizer)
    transformers.SpeechT5ForTextToSpeech(config).save_pretrained(folder)
    transformers.SpeechT5Processor(transformers.SpeechT5FeatureExtractor(), tokenizer).save_pretrained(folder)
    sound = transformers.SpeechT5HifiGanConfig(upsample_initial_channel=16)
    transformers.SpeechT5HifiGan(sound).save_pretrained(spec.repository("microsoft/speecht5_hifigan"))


SPECIAL_MAKERS = {
    **COMPOSED_MAKERS,
    **HEARD,
    **NAMED,
    **NUMBERS,
    **PAPERS,
    **RARE,
    **READERS,
    **SCENES,
    **SEEN,
    **SPOKEN,
    **TRANSLATORS,
    "speecht5": speech,
    "adapter": adapter,
    "gguf": gguf,
    "gguf-picture": gguf,
    "gguf-unlisted": gguf,
    **{name: pictures(name) for name in FAMILIES},
}
