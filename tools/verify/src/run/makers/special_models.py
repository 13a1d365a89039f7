"""Branches and model types of Transformers that need more than a small config."""

from pathlib import Path

import transformers
from composed_models import COMPOSED_MAKERS
from hub import Spec
from tiny import chat_template, small_config, token_ids, tokenizer_for, trained
from translators import TRANSLATORS


def adapter(spec: Spec, folder: Path) -> None:
    from lora import adapter as make

    make(spec)


def gguf(spec: Spec, folder: Path) -> None:
    from gguf_files import gguf_repository

    gguf_repository(spec, folder)


def pictures(spec: Spec, folder: Path) -> None:
    """Qwen2.5-VL: a vision tower, and tokens that stand for patches."""
    tokenizer = trained("Qwen2Tokenizer")
    marks = ["<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>", "<|im_start|>", "<|im_end|>"]
    tokenizer.add_special_tokens({"additional_special_tokens": marks})
    start, end, image, video = (tokenizer.convert_tokens_to_ids(mark) for mark in marks[:4])
    config = small_config(
        "qwen2_5_vl", image_token_id=image, video_token_id=video, vision_start_token_id=start, vision_end_token_id=end
    )  # fmt: skip
    vision = config.vision_config
    vision.depth, vision.out_hidden_size, vision.fullatt_block_indexes = 2, 32, [1]
    text = config.text_config
    text.rope_parameters = {"rope_type": "default", "rope_theta": 10000.0, "mrope_section": [1, 1, 2]}
    token_ids(config, tokenizer)
    transformers.Qwen2_5_VLForConditionalGeneration(config).save_pretrained(folder)
    template = chat_template(
        image_token="<|vision_start|><|image_pad|><|vision_end|>", video_token="<|vision_start|><|video_pad|><|vision_end|>"
    )
    transformers.Qwen2_5_VLProcessor(
        image_processor=transformers.Qwen2VLImageProcessor(max_pixels=200_704),
        tokenizer=tokenizer,
        video_processor=transformers.Qwen2VLVideoProcessor(),
        chat_template=template,
    ).save_pretrained(folder)


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
    **TRANSLATORS,
    "speecht5": speech,
    "adapter": adapter,
    "gguf": gguf,
    "gguf-picture": gguf,
    "gguf-unlisted": gguf,
    "qwen2_5_vl": pictures,
}
