"""Retrievers of pages: small vision-language models with the projection that ColPali adds."""

import re

import colpali_engine.models as engine
import torch
import transformers as t
from hub import Spec, run
from qwen_models import qwen
from tiny import chat_template, small_config, token_ids, trained

torch.manual_seed(0)


def pali(spec: Spec):
    tokenizer = trained("GemmaTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<image>"]})
    config = small_config("paligemma", image_token_index=tokenizer.convert_tokens_to_ids("<image>"), projection_dim=32)
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, tokenizer)
    images = t.SiglipImageProcessor(size={"height": 56, "width": 56})
    images.image_seq_length = 16
    return config, {"image_processor": images, "tokenizer": tokenizer}


def idefics(model_type: str, shuffle: str):
    """A model that cuts pictures into tiles; `shuffle` names the factor by which it joins patches."""
    tokenizer = trained("GPT2Tokenizer")
    marks = ["<image>", "<fake_token_around_image>", "<global-img>", "<end_of_utterance>"]
    tokenizer.add_special_tokens({"additional_special_tokens": marks, "pad_token": "<pad>"})
    config = small_config(model_type, image_token_id=tokenizer.convert_tokens_to_ids("<image>"), **{shuffle: 2})
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, tokenizer)
    images = t.Idefics3ImageProcessor(size={"longest_edge": 112}, max_image_size={"longest_edge": 56})
    template = chat_template(image_token="<image>")
    return config, {"image_processor": images, "tokenizer": tokenizer, "image_seq_len": 4, "chat_template": template}


def gemma(spec: Spec):
    tokenizer = trained("GemmaTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<start_of_turn>", "<end_of_turn>"]})
    tokenizer.save_pretrained(spec.repository())
    marks = {"boi_token": "<start_of_image>", "eoi_token": "<end_of_image>", "image_token": "<image_soft_token>"}
    tokenizer = t.AutoTokenizer.from_pretrained(spec.repository(), extra_special_tokens=marks)
    config = small_config(
        "gemma3", mm_tokens_per_image=4, image_token_index=tokenizer.image_token_id, boi_token_index=tokenizer.boi_token_id, eoi_token_index=tokenizer.eoi_token_id
    )
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, tokenizer)
    images = t.Gemma3ImageProcessor(size={"height": 56, "width": 56})
    return config, {"image_processor": images, "tokenizer": tokenizer, "image_seq_length": 4, "chat_template": chat_template(image_token="<start_of_image>")}


def omni(spec: Spec):
    """Qwen2.5-Omni: its processor takes the marks of images, films and sounds from the tokenizer."""
    tokenizer = trained("Qwen2Tokenizer")
    tokenizer.chat_template = chat_template(image_token="<|vision_bos|><|IMAGE|><|vision_eos|>")
    tokenizer.save_pretrained(spec.repository())
    marks = {
        "image_token": "<|IMAGE|>", "audio_token": "<|AUDIO|>", "video_token": "<|VIDEO|>", "vision_bos_token": "<|vision_bos|>",
        "vision_eos_token": "<|vision_eos|>", "audio_bos_token": "<|audio_bos|>", "audio_eos_token": "<|audio_eos|>",
    }  # fmt: skip
    tokenizer = t.AutoTokenizer.from_pretrained(spec.repository(), extra_special_tokens=marks)
    image, audio, video = (getattr(tokenizer, f"{kind}_token_id") for kind in ("image", "audio", "video"))
    config = small_config(
        "qwen2_5_omni_thinker", image_token_index=image, audio_token_index=audio, video_token_index=video,
        vision_start_token_id=tokenizer.vision_bos_token_id,
    )  # fmt: skip
    config.text_config.rope_parameters = {"rope_type": "default", "rope_theta": 10000.0, "mrope_section": [1, 1, 2]}
    config.audio_config.output_dim = config.vision_config.out_hidden_size = 32
    config.vision_config.depth, config.vision_config.fullatt_block_indexes = 2, [1]
    token_ids(config, tokenizer)
    images = t.Qwen2VLImageProcessor(max_pixels=50_176)
    return config, {
        "image_processor": images, "video_processor": t.Qwen2VLVideoProcessor(), "feature_extractor": t.WhisperFeatureExtractor(feature_size=128),
        "tokenizer": tokenizer, "chat_template": tokenizer.chat_template,
    }  # fmt: skip


MAKERS = {
    "colpali": pali, "colsmol": lambda spec: idefics("idefics3", "scale_factor"), "gemma": gemma,
    "modernvbert": lambda spec: idefics("modernvbert", "pixel_shuffle_factor"), "colqwen2.5-omni": omni,
    "colqwen2": lambda spec: qwen("qwen2_vl"), "colqwen2.5": lambda spec: qwen("qwen2_5_vl"), "colqwen3": lambda spec: qwen("qwen3_vl"),
    "colqwen3.5": lambda spec: qwen("qwen3_5"),
}  # fmt: skip


def make(spec: Spec) -> None:
    if spec.branch not in MAKERS:
        raise ValueError("no small model is known")
    model, processor = (getattr(engine, name) for name in re.search(r"import (\w+), (\w+)", spec.code).groups())
    config, parts = MAKERS[spec.branch](spec)
    model(config).to(torch.bfloat16).save_pretrained(spec.repository())
    processor(**parts).save_pretrained(spec.repository())


if __name__ == "__main__":
    run(make)
